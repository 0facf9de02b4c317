import { shopCategories, shopWords as words } from '../../content/pages/shop';
import { EnquiryList } from '../../features/enquiry/EnquiryList';
import { ListBar } from '../../features/enquiry/ListBar';
import { CustomItemForm } from '../../features/enquiry/CustomItemForm';
import { Container, Stack } from '../../ui/theme/layout';
import { Opening } from '../../ui/openings/Opening';
import { SectionTitle, Small } from '../../ui/theme/text';
import { Category, Group } from './Category';
import { Aside, Frame } from './Frame';
import { JumpLinks } from './JumpLinks';
import { WhatNext } from './WhatNext';

const WISH_ID = 'something-else';
const places = [...shopCategories, { id: WISH_ID, name: words.wishTitle }];

/** Items to enquire about, next to the enquiry list. */
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
      <Container>
        <Frame>
          <div>
            {shopCategories.map((category) => (
              <Category key={category.id} category={category} />
            ))}
            <Group aria-labelledby={WISH_ID}>
              <SectionTitle id={WISH_ID}>{words.wishTitle}</SectionTitle>
              <p>{words.wishIntro}</p>
              <CustomItemForm />
            </Group>
            <ListBar />
          </div>
          <Aside>
            <EnquiryList />
          </Aside>
        </Frame>
      </Container>
      <WhatNext />
    </>
  );
}
