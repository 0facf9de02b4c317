import { paths } from '../../config/paths';
import { servicesPage, notOurs } from '../../content/services/services';
import { ButtonLink } from '../../ui/buttons/Button';
import { NextStep } from '../../ui/NextStep';
import { Section } from '../../ui/Section';
import { TitledColumns } from '../../ui/TitledColumns';
import { Chooser } from './Chooser';
import { ServiceLines } from './ServiceLines';

/** The five services, chosen by the visitor's situation. */
export default function ServicesPage() {
  return (
    <>
      <Chooser />
      <ServiceLines />
      <Section heading="beside" title={servicesPage.notIncluded}>
        <TitledColumns $min="13rem" items={notOurs} />
      </Section>
      <NextStep
        plate="sea"
        title={servicesPage.nextTitle}
        actions={
          <>
            <ButtonLink to={paths.quote}>{servicesPage.getQuote}</ButtonLink>
            <ButtonLink to={paths.contact} $variant="secondary">
              {servicesPage.talkToUs}
            </ButtonLink>
          </>
        }
      >
        <p>{servicesPage.next}</p>
      </NextStep>
    </>
  );
}
