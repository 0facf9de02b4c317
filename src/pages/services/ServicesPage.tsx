import { paths } from '../../config/paths';
import { planningTools } from '../../content/navigation';
import { servicesPage, notOurs, situations } from '../../content/services/services';
import { ButtonLink } from '../../ui/buttons/Button';
import { NextStep } from '../../ui/NextStep';
import { PlateOpening } from '../../ui/openings/PlateOpening';
import { Section } from '../../ui/Section';
import { Disclosure } from '../../ui/Disclosure';
import { ArrowLinkList } from '../../ui/links';
import { TitledColumns } from '../../ui/TitledColumns';
import { ServiceLines } from './ServiceLines';

/** The five services, chosen by the visitor's situation. */
export default function ServicesPage() {
  return (
    <>
      <PlateOpening
        code={servicesPage.code}
        label={servicesPage.label}
        title={servicesPage.title}
        lead={servicesPage.lead}
        actions={<ButtonLink to={paths.quote}>{servicesPage.getQuote}</ButtonLink>}
      />
      <Section
        heading="beside"
        tone="sand"
        id="which"
        title={servicesPage.chooseTitle}
        intro={servicesPage.chooseIntro}
      >
        <Situations />
        <ArrowLinkList links={planningTools} />
      </Section>
      <ServiceLines />
      <Section heading="beside" title={servicesPage.notIncluded}>
        <TitledColumns $min="13rem" items={notOurs} />
      </Section>
      <NextStep
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

/** Visitors' situations, each with the services it needs. The first is open, to show what's behind the others. */
function Situations() {
  return (
    <div>
      {situations.map(({ id, said, answer, links }, index) => (
        <Disclosure key={id} summary={said} isOpen={index === 0}>
          <p>{answer}</p>
          <ArrowLinkList links={links} />
        </Disclosure>
      ))}
    </div>
  );
}
