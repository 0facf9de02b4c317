import styled from 'styled-components';
import { paths } from '../../config/paths';
import { shopWords as words, shopLinks } from '../../content/pages/shop';
import { ArrowLink, ArrowLinks } from '../../ui/links';
import { StepList } from '../../ui/StepList';
import { SectionTitle } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';
import { Stack } from '../../ui/theme/layout';

/** What happens once the list is sent: a block below the list, as wide as the window on small screens. */
export function WhatNext() {
  return (
    <Block as="section" $gap={6} aria-labelledby="next">
      <SectionTitle id="next">{words.after}</SectionTitle>
      <StepList steps={words.steps} />
      <ArrowLinks>
        <ArrowLink to={paths.carPurchase}>{shopLinks.auction}</ArrowLink>
        <ArrowLink to={paths.autoShipping}>{shopLinks.method}</ArrowLink>
      </ArrowLinks>
    </Block>
  );
}

const Block = styled(Stack)`
  margin-inline: calc(-1 * var(--gutter));
  padding: ${space(10)} var(--gutter);
  background: var(--sea-tint);
  ${from.md} {
    gap: ${space(5)};
    margin: 0;
    padding: ${space(5)};
    h2 {
      font-size: var(--t-xl);
    }
    li {
      padding-bottom: ${space(5)};
    }
  }
`;
