import { useSelector } from 'react-redux';
import { paths } from '../../config/paths';
import { shop } from '../../content/pictures/shop';
import { shopCategories, shopWords as words, shopLinks } from '../../content/pages/shop';
import { EnquiryList } from '../../features/enquiry/EnquiryList';
import { ListBar } from '../../features/enquiry/ListBar';
import { CustomItemForm } from '../../features/enquiry/CustomItemForm';
import { selectLogoutCount } from '../../session/authSlice';
import { Container, Stack } from '../../ui/theme/layout';
import { ArrowLink, ArrowLinks } from '../../ui/links';
import { PageHero } from '../../ui/PageHero';
import { DeferredContent } from '../../ui/late/DeferredContent';
import { Section } from '../../ui/Section';
import { StepList } from '../../ui/StepList';
import { SectionTitle, Small } from '../../ui/theme/text';
import { Category, Group } from './Category';
import { Frame } from './Frame';
import { JumpLinks } from './JumpLinks';

const WISH_ID = 'something-else';
const places = [...shopCategories, { id: WISH_ID, name: words.wishTitle }];

/** Items to enquire about, next to the enquiry list. */
export default function ShopPage() {
  const logouts = useSelector(selectLogoutCount);
  return (
    <>
      <PageHero
        picture={shop}
        label={words.label}
        title={words.title}
        lead={
          <Stack $gap={3}>
            <p>{words.lead}</p>
            <Small>{words.honest}</Small>
          </Stack>
        }
      />
      <DeferredContent>
        <Container>
          <JumpLinks label={words.jump} places={places} />
          <Frame>
            <div>
              {shopCategories.map((category) => (
                <Category key={category.id} category={category} />
              ))}
              <Group aria-labelledby={WISH_ID}>
                <SectionTitle id={WISH_ID}>{words.wishTitle}</SectionTitle>
                <p>{words.wishIntro}</p>
                <CustomItemForm key={logouts} />
              </Group>
              <ListBar />
            </div>
            <EnquiryList />
          </Frame>
        </Container>
        <Section title={words.after} tone="sea" heading="beside">
          <Stack $gap={6}>
            <StepList steps={words.steps} />
            <ArrowLinks>
              <ArrowLink to={paths.carPurchase}>{shopLinks.auction}</ArrowLink>
              <ArrowLink to={paths.autoShipping}>{shopLinks.method}</ArrowLink>
            </ArrowLinks>
          </Stack>
        </Section>
      </DeferredContent>
    </>
  );
}
