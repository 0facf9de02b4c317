import styled from 'styled-components';
import { papersTitle, paperStages, documentWords } from '../../content/tools/documents';
import type { Paper } from '../../content/tools/documents';
import { Checklist } from '../../ui/Checklist';
import { Notice } from '../../ui/Notice';
import { Stack } from '../../ui/theme/layout';
import { Stencil, SubTitle } from '../../ui/theme/text';
import { onPaper } from '../../ui/theme/tokens';
import { ToolAnswer } from '../../ui/ToolAnswer';

/** What is printed. */
export const PAPERS_ID = 'papers';

interface PaperListProps {
  readonly papers: readonly Paper[];
  readonly ticked: readonly string[];
  readonly warnJunk: boolean;
  readonly onTick: (id: string, done: boolean) => void;
}

/** The papers by stage, each with what it is, who issues it and a box to tick. */
export function PaperList({ papers, ticked, warnJunk, onTick }: PaperListProps) {
  const inHand = papers.filter(({ id }) => ticked.includes(id)).length;
  return (
    <Sheet id={PAPERS_ID} $gap={5}>
      <PaperTitle as="p">{papersTitle}</PaperTitle>
      <ToolAnswer label={documentWords.have} value={documentWords.haveCount(inHand, papers.length)} />
      {warnJunk && (
        <Notice tone="error" title={documentWords.stopTitle}>
          <p>{documentWords.stop}</p>
        </Notice>
      )}
      {paperStages.map(({ id: stage, name }) => (
        <Checklist
          key={stage}
          title={<Stencil as="span">{name}</Stencil>}
          items={papers
            .filter((paper) => paper.stage === stage)
            .map(({ id, name: label, what, issuer }) => ({
              id,
              label: <strong>{label}</strong>,
              details: [what, documentWords.from(issuer)],
            }))}
          ticked={ticked}
          onTick={onTick}
        />
      ))}
    </Sheet>
  );
}

const Sheet = styled(Stack)`
  input {
    accent-color: var(--signal);
  }
`;

const PaperTitle = styled(SubTitle)`
  display: none;
  ${onPaper} {
    display: block;
  }
`;
