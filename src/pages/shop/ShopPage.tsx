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
import { NextStep } from '../../ui/NextStep';
import { bandPadding } from '../../ui/Section';
import { Opening } from '../../ui/openings/Opening';
import { SectionTitle, Small } from '../../ui/theme/text';
import { Category } from './Category';
import type { CategoryProps } from './Category';
import { ExplodedCar } from './ExplodedCar';
import { JumpLinks } from './JumpLinks';
import { VehiclesInContainer } from './VehiclesInContainer';
import { WhatNext } from './WhatNext';

const WISH_ID = 'something-else';
const places = [...shopCategories, { id: WISH_ID, name: words.wishTitle }];

/** What's drawn as a whole, by the category's id. */
const drawings: Readonly<Record<string, Pick<CategoryProps, 'drawing' | 'isPlan'>>> = {
  small: { drawing: <VehiclesInContainer /> },
  parts: { drawing: <ExplodedCar />, isPlan: true },
};

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
        <Shelves as={Container} $ratio={[8, 4]} $gap={0}>
          <Stack $gap={14}>
            {shopCategories.map((category) => (
              <Category key={category.id} category={category} {...drawings[category.id]} />
            ))}
            <Stack as="section" aria-labelledby={WISH_ID}>
              <SectionTitle id={WISH_ID}>{words.wishTitle}</SectionTitle>
              <p>{words.wishIntro}</p>
              <CustomItemForm />
            </Stack>
          </Stack>
          <EnquiryList />
        </Shelves>
        <ListBar />
      </div>
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

const Shelves = styled(Split)`
  padding-block: ${bandPadding};
`;
