import styled from 'styled-components';
import { useDevice } from '../../device/useDevice';
import { useLateListeners, useListeners } from '../../drafts/useListeners';
import { ContactForm } from '../../features/contact/ContactForm';
import { enquiryList } from '../../features/enquiry/enquiryList';
import { listText } from '../../features/enquiry/enquiryItem';
import { replyNote, contactPage } from '../../content/pages/contact';
import { Container, Stack } from '../../ui/theme/layout';
import { Band } from '../../ui/Section';
import { Lead, PageTitle, SectionTitle } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';
import { messageEffects } from './messageEffects';
import { columnGap, contactColumns } from './columns';
import { Channels } from './Channels';
import { VerifyUs } from './VerifyUs';
import { Offices } from './Offices';

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
          <Stack $gap={8}>
            <header>
              <Stack $gap={5}>
                <PageTitle>{contactPage.title}</PageTitle>
                <Lead>{contactPage.lead}</Lead>
              </Stack>
            </header>
            <Channels />
          </Stack>
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
      <Offices />
    </>
  );
}

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
    padding-block: clamp(2rem, 1.2rem + 3.4vw, 4.5rem) ${space(10)};
  }
  ${from.md} {
    ${contactColumns}
  }
`;

const FormSide = styled(Stack)`
  margin-inline: calc(-1 * var(--gutter));
  padding: clamp(2rem, 1.2rem + 3.4vw, 4.5rem) var(--gutter);
  background: var(--white);
  color: var(--ink);
  /* Starts halfway between the columns, so that the form lines up with the columns of the sections below. */
  ${from.md} {
    margin-inline: calc(${columnGap} / -2) calc(-1 * max(var(--gutter), (100vw - 80rem) / 2));
    padding-inline: calc(${columnGap} / 2) max(var(--gutter), (100vw - 80rem) / 2);
  }
`;

const Reply = styled.p`
  text-wrap: balance;
`;
