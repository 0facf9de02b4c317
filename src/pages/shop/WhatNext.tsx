import { paths } from '../../config/paths';
import { shopWords as words, shopLinks } from '../../content/pages/shop';
import { shop } from '../../content/pictures/scenes';
import { ArrowLink, ArrowLinks } from '../../ui/links';
import { SceneBand } from '../../ui/SceneBand';
import { StepList } from '../../ui/StepList';
import { SectionTitle } from '../../ui/theme/text';

/** What happens once the list is sent, next to a scene from the warehouse. */
export function WhatNext() {
  return (
    <SceneBand picture={shop} side="right" tone="sand" focus="60% 55%" labelledBy="next">
      <SectionTitle id="next">{words.after}</SectionTitle>
      <StepList steps={words.steps} />
      <ArrowLinks>
        <ArrowLink to={paths.carPurchase}>{shopLinks.auction}</ArrowLink>
        <ArrowLink to={paths.autoShipping}>{shopLinks.method}</ArrowLink>
      </ArrowLinks>
    </SceneBand>
  );
}
