import styled from 'styled-components';
import { papersTitle, paperStages, documentWords } from '../../content/tools/documents';
import type { Paper } from '../../content/tools/documents';
import { Checklist } from '../../ui/Checklist';
import { Notice } from '../../ui/Notice';
import { Stack } from '../../ui/theme/layout';
import { Stencil, SubTitle } from '../../ui/theme/text';
import { onPaper } from '../../ui/theme/tokens';
import { ToolResult } from '../../ui/ToolResult';

/** Id of the part that is printed. */
export const DOCUMENTS_ID = 'papers';

interface DocumentListProps {
  readonly papers: readonly Paper[];
  readonly ticked: readonly string[];
  readonly hasJunkTitle: boolean;
  readonly onTick: (id: string, done: boolean) => void;
}

/** The documents by stage, each with a description, its issuer and a checkbox. */
export function DocumentList({ papers, ticked, hasJunkTitle, onTick }: DocumentListProps) {
  const inHand = papers.filter(({ id }) => ticked.includes(id)).length;
  return (
    <Sheet id={DOCUMENTS_ID} $gap={5}>
      <PrintTitle as="p">{papersTitle}</PrintTitle>
      <ToolResult label={documentWords.have} value={documentWords.haveCount(inHand, papers.length)} />
      {hasJunkTitle && (
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

const PrintTitle = styled(SubTitle)`
  display: none;
  ${onPaper} {
    display: block;
  }
`;
