import styled from 'styled-components';
import { documentsTitle, documentStages, documentWords } from '../../content/tools/documents';
import type { ShippingDocument } from '../../content/tools/documents';
import { Checklist } from '../../ui/Checklist';
import { Notice } from '../../ui/Notice';
import { Stack } from '../../ui/theme/layout';
import { Stencil, SubTitle } from '../../ui/theme/text';
import { from, onPaper, space } from '../../ui/theme/tokens';
import { ToolResult } from '../../ui/ToolResult';

/** Id of the part that is printed. */
export const DOCUMENTS_ID = 'papers';

interface DocumentListProps {
  readonly documents: readonly ShippingDocument[];
  readonly ticked: readonly string[];
  readonly hasJunkTitle: boolean;
  readonly onTick: (id: string, done: boolean) => void;
}

/** The documents by stage, each with a description, its issuer and a checkbox. */
export function DocumentList({ documents, ticked, hasJunkTitle, onTick }: DocumentListProps) {
  const inHand = documents.filter(({ id }) => ticked.includes(id)).length;
  return (
    <Sheet id={DOCUMENTS_ID} $gap={5}>
      <PrintTitle as="p">{documentsTitle}</PrintTitle>
      <ToolResult label={documentWords.have} value={documentWords.haveCount(inHand, documents.length)} />
      {hasJunkTitle && (
        <Notice tone="error" title={documentWords.stopTitle}>
          <p>{documentWords.stop}</p>
        </Notice>
      )}
      <Stages>
        {documentStages.map(({ id: stage, name }) => (
          <Checklist
            key={stage}
            title={<Stencil as="span">{name}</Stencil>}
            items={documents
              .filter((document) => document.stage === stage)
              .map(({ id, name: label, what, issuer }) => ({
                id,
                label: <strong>{label}</strong>,
                details: [what, documentWords.from(issuer)],
              }))}
            ticked={ticked}
            onTick={onTick}
          />
        ))}
      </Stages>
    </Sheet>
  );
}

const Sheet = styled(Stack)`
  input {
    accent-color: var(--signal);
  }
`;

/** The first stage has about as many documents as the other two together. */
const Stages = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
  ${from.sm} {
    grid-template: auto 1fr / repeat(2, minmax(0, 1fr));
    > :first-child {
      grid-row: span 2;
    }
  }
`;

const PrintTitle = styled(SubTitle)`
  display: none;
  ${onPaper} {
    display: block;
  }
`;
