import styled from 'styled-components';
import { shopCategories, shopWords as words } from '../../content/pages/shop';
import { EnquiryList } from '../../features/enquiry/EnquiryList';
import { ListBar } from '../../features/enquiry/ListBar';
import { CustomItemForm } from '../../features/enquiry/CustomItemForm';
import { Container, Split, Stack } from '../../ui/theme/layout';
import { Band, bandPadding } from '../../ui/Section';
import { Opening } from '../../ui/openings/Opening';
import { SectionTitle, Small } from '../../ui/theme/text';
import { Category, Group } from './Category';
import { JumpLinks } from './JumpLinks';
import { WhatNext } from './WhatNext';

const WISH_ID = 'something-else';
const places = [...shopCategories, { id: WISH_ID, name: words.wishTitle }];

/** Items to enquire about, and the enquiry list. */
export default function ShopPage() {
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
      <Products>
        <Container>
          {shopCategories.map((category) => (
            <Category key={category.id} category={category} />
          ))}
        </Container>
        <ListBar />
      </Products>
      <Band $tone="sea">
        <Split as={Container} $ratio={[1, 1]} $gap={10}>
          <Group aria-labelledby={WISH_ID}>
            <SectionTitle id={WISH_ID}>{words.wishTitle}</SectionTitle>
            <p>{words.wishIntro}</p>
            <CustomItemForm />
          </Group>
          <EnquiryList />
        </Split>
      </Band>
      <WhatNext />
    </>
  );
}

/** The bar with the list sticks to the window's lower edge until the end of the products. */
const Products = styled.div`
  padding-top: ${bandPadding};
  > :first-child {
    padding-bottom: ${bandPadding};
  }
`;
