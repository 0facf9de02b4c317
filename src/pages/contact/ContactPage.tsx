import styled from 'styled-components';
import { useDevice } from '../../device/useDevice';
import { useLateListeners, useListeners } from '../../drafts/useListeners';
import { ContactForm } from '../../features/contact/ContactForm';
import { OpenNow } from '../../features/opening-hours/OpenNow';
import { enquiryList } from '../../features/enquiry/enquiryList';
import { listText } from '../../features/enquiry/enquiryItem';
import { replyNote, contactPage, officeWords } from '../../content/pages/contact';
import { office } from '../../content/pictures/scenes';
import { Container, Stack } from '../../ui/theme/layout';
import { SceneBand } from '../../ui/SceneBand';
import { Band } from '../../ui/Section';
import { Lead, PageTitle, SectionTitle, Stencil } from '../../ui/theme/text';
import { below, from, space } from '../../ui/theme/tokens';
import { messageEffects } from './messageEffects';
import { Channels } from './Channels';
import { VerifyUs } from './VerifyUs';
import { Addresses } from '../../features/sea-map/Offices';

const loadToasts = () => import('./messageToasts').then(({ messageToasts }) => messageToasts);

/** Contact channels, and the form next to them. */
export default function ContactPage() {
  const [items] = useDevice(enquiryList);
  useListeners(messageEffects);
  useLateListeners(loadToasts);
  return (
    <>
      <Top as="div">
        <Grid>
          <Us>
            <header>
              <Stack $gap={5}>
                <PageTitle>{contactPage.title}</PageTitle>
                <OpenNow part="state" />
                <Lead>{contactPage.lead}</Lead>
              </Stack>
            </header>
            <Channels />
            <Hours $gap={2}>
              <Stencil>{contactPage.hours}</Stencil>
              <OpenNow part="clocks" />
            </Hours>
          </Us>
          <FormSide as="section" $gap={6} aria-labelledby="write">
            <Stack $gap={3}>
              <SectionTitle id="write">{contactPage.writeToUs}</SectionTitle>
              <Reply>{replyNote}</Reply>
            </Stack>
            <ContactForm list={listText(items)} />
          </FormSide>
        </Grid>
      </Top>
      <VerifyUs />
      <SceneBand picture={office} side="right" tone="sea" focus="62% 60%" isPictureFirst labelledBy="offices">
        <Stack $gap={3}>
          <SectionTitle id="offices">{officeWords.title}</SectionTitle>
          <Lead>{officeWords.intro}</Lead>
        </Stack>
        <Addresses />
      </SceneBand>
    </>
  );
}

/** Between the columns. */
const GAP = 'clamp(2rem, 5vw, 5rem)';
const PADDING = 'clamp(2rem, 1.2rem + 2.2vw, 3rem)';

const Top = styled(Band)`
  padding-block: 0;
  /* Extends the form's background to the window's edge, including the scrollbar gutter. */
  overflow-x: clip;
  background: var(--sand);
`;

const Grid = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  > :first-child {
    padding-block: ${PADDING} ${space(6)};
  }
  ${from.md} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    column-gap: ${GAP};
  }
`;

/** On tablets, the channels are beside the title and the hours. */
const Us = styled(Stack).attrs({ $gap: 6 })`
  @media (min-width: 40em) and (max-width: 59.99em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-rows: auto 1fr;
    column-gap: ${GAP};
    > dl {
      grid-area: 1 / 2 / 3;
    }
  }
`;

/** On phones, a row like the channels above it. */
const Hours = styled(Stack)`
  ${below.sm} {
    margin: ${space(-6)} calc(-1 * var(--gutter));
    padding: ${space(4)} var(--gutter) 0;
    border-block: 1px solid var(--line);
    background: var(--paper);
  }
`;

const FormSide = styled(Stack)`
  margin-inline: calc(-1 * var(--gutter));
  padding: ${PADDING} var(--gutter);
  background: var(--white);
  color: var(--ink);
  /* Starts halfway between the columns, with its title on the page title's baseline. */
  ${from.md} {
    padding-top: calc(${PADDING} + (var(--t-3xl) - var(--t-2xl)) * 0.87);
    margin-inline: calc(${GAP} / -2) calc(-1 * max(var(--gutter), (100vw - 80rem) / 2));
    padding-inline: calc(${GAP} / 2) max(var(--gutter), (100vw - 80rem) / 2);
  }
`;

const Reply = styled.p`
  text-wrap: balance;
`;
