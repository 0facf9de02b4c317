import { shop } from '../../content/pictures/shop';
import { shopCategories, shopWords as words } from '../../content/shop';
import { Container } from '../../ui/layout';
import { PageHero } from '../../ui/PageHero';
import { Category } from './Category';
import { EnquiryList } from './EnquiryList';
import { Frame } from './Frame';

/** What can I get from them? Things to enquire about beside the list that they go on. */
export default function ShopPage() {
  return (
    <>
      <PageHero picture={shop} title={words.title} lead={words.lead} />
      <Container>
        <Frame>
          <div>
            {shopCategories.map((category) => (
              <Category key={category.id} category={category} />
            ))}
          </div>
          <EnquiryList />
        </Frame>
      </Container>
    </>
  );
}
