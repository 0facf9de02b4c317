import { shippingTools } from '../../content/services/autoShipping';
import { LazyPart } from '../../ui/late/LazyPart';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Section } from '../../ui/Section';

const loadMethodChooser = () => import('../../features/method-chooser/MethodChooser');
const loadContainerFit = () => import('../../features/container-fit/ContainerFit');

/** The method chooser and the container fit tool. */
export function Tools() {
  return (
    <>
      <Section tone="sea" id="method" title={shippingTools.methodTitle} intro={shippingTools.methodIntro}>
        <LazyPart load={loadMethodChooser} room={[58, 39]}>
          <p>{shippingTools.methodByHand}</p>
        </LazyPart>
      </Section>
      <Section id="will-it-fit" title={shippingTools.fitTitle} intro={shippingTools.fitIntro}>
        <PhoneDisclosure summary={shippingTools.fitOpen}>
          <LazyPart load={loadContainerFit} room={[54, 28]}>
            <p>{shippingTools.fitByHand}</p>
          </LazyPart>
        </PhoneDisclosure>
      </Section>
    </>
  );
}
