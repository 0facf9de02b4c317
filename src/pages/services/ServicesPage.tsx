import { paths } from '../../config/paths';
import { containerStuffing } from '../../content/pictures/containerStuffing';
import { servicesPage } from '../../content/services/services';
import { ButtonLink } from '../../ui/buttons/Button';
import { NextStep } from '../../ui/NextStep';
import { PageHero } from '../../ui/PageHero';
import { DeferredContent } from '../../ui/late/DeferredContent';
import { Section } from '../../ui/Section';
import { ComparisonTable } from './ComparisonTable';
import { NotOurs } from './NotOurs';
import { ServiceChain } from './ServiceChain';
import { Situations } from './Situations';

/** The five services, chosen by the visitor's situation. */
export default function ServicesPage() {
  return (
    <>
      <PageHero
        tone="paper"
        label={servicesPage.label}
        picture={containerStuffing}
        focus="90% 100%"
        title={servicesPage.title}
        lead={servicesPage.lead}
        actions={<ButtonLink to={paths.quote}>{servicesPage.getQuote}</ButtonLink>}
      />
      <DeferredContent>
        <Section
          heading="beside"
          tone="sand"
          id="which"
          title={servicesPage.chooseTitle}
          intro={servicesPage.chooseIntro}
        >
          <Situations />
        </Section>
        <Section title={servicesPage.tableTitle}>
          <ComparisonTable />
        </Section>
        <ServiceChain />
        <Section tone="sea" heading="beside" title={servicesPage.notIncluded}>
          <NotOurs />
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
      </DeferredContent>
    </>
  );
}
