import { fitSection } from '../../content/services/autoShipping';
import { LazyPart } from '../../ui/late/LazyPart';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Section } from '../../ui/Section';

const loadContainerFit = () => import('../../features/container-fit/ContainerFit');

/** The container fit tool. */
export function WillItFit() {
  return (
    <Section id="will-it-fit" title={fitSection.title} intro={fitSection.intro}>
      <PhoneDisclosure summary={fitSection.open}>
        <LazyPart load={loadContainerFit} room={[54, 28]}>
          <p>{fitSection.byHand}</p>
        </LazyPart>
      </PhoneDisclosure>
    </Section>
  );
}
