import styled from 'styled-components';
import { shopCategories, shopLinks, shopWords as words } from '../../content/pages/shop';
import { EnquiryList } from '../../features/enquiry/EnquiryList';
import { ListBar } from '../../features/enquiry/ListBar';
import { enquiryList } from '../../features/enquiry/enquiryList';
import { quoteLink } from '../../features/enquiry/quoteLink';
import { useDevice } from '../../device/useDevice';
import { CustomItemForm } from '../../features/enquiry/CustomItemForm';
import { Container, Split, Stack } from '../../ui/theme/layout';
import { ButtonLink } from '../../ui/buttons/Button';
import { LazyPart } from '../../ui/late/LazyPart';
import { NextStep } from '../../ui/NextStep';
import { Band, bandPadding } from '../../ui/Section';
import { Opening } from '../../ui/openings/Opening';
import { SectionTitle, Small } from '../../ui/theme/text';
import { from } from '../../ui/theme/tokens';
import { Category } from './Category';
import { JumpLinks } from './JumpLinks';
import { WhatNext } from './WhatNext';

const WISH_ID = 'something-else';
const PARTS_ID = 'parts';
const vehicles = shopCategories.filter(({ id }) => id !== PARTS_ID);
const parts = shopCategories.filter(({ id }) => id === PARTS_ID);
const places = [...shopCategories, { id: WISH_ID, name: words.wishTitle }];

const loadPlan = () => import('./ExplodedCar');

/** As tall as the drawing. */
const planRoom = `min-height: 57vw; ${from.md} { min-height: min(33vw, 30rem); }`;

/** Items to enquire about, and the enquiry list. */
export default function ShopPage() {
  const [items] = useDevice(enquiryList);
  return (
    <>
      <Opening
        tone="sand"
        label={words.label}
        title={words.title}
        lead={
          <Stack $gap={3}>
            <p>{words.lead}</p>
            <Small>{words.honest}</Small>
          </Stack>
        }
      >
        <JumpLinks label={words.jump} places={places} />
      </Opening>
      <div>
        <Shelves as={Container} $gap={14}>
          {vehicles.map((category) => (
            <Category key={category.id} category={category} />
          ))}
        </Shelves>
        <Band as="div" $tone="ink">
          <Container>
            {parts.map((category) => (
              <Category key={category.id} category={category}>
                <LazyPart load={loadPlan} room={planRoom} failure={() => null} />
              </Category>
            ))}
          </Container>
        </Band>
        <ListBar />
      </div>
      <Band $tone="sea">
        <Split as={Container} $ratio={[1, 1]} $gap={10}>
          <Stack as="section" aria-labelledby={WISH_ID}>
            <SectionTitle id={WISH_ID}>{words.wishTitle}</SectionTitle>
            <p>{words.wishIntro}</p>
            <CustomItemForm />
          </Stack>
          <EnquiryList />
        </Split>
      </Band>
      <WhatNext />
      <NextStep
        title={words.nextTitle}
        actions={<ButtonLink to={quoteLink(items)}>{shopLinks.quote}</ButtonLink>}
      >
        <p>{words.next}</p>
      </NextStep>
    </>
  );
}

const Shelves = styled(Stack)`
  padding-block: ${bandPadding};
`;
