import styled from 'styled-components';
import { paperStages } from '../../content/tools/documents';
import type { Paper } from '../../content/tools/documents';
import { Notice } from '../../ui/Notice';
import { Checkbox } from '../../ui/form/Checkbox';
import { Stencil } from '../../ui/theme/text';
import { ToolAnswer } from '../../ui/ToolAnswer';
import { space } from '../../ui/theme/tokens';

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
    <>
      <ToolAnswer label="In hand" value={`${String(inHand)} of ${String(papers.length)} papers`} />
      {warnJunk && (
        <Notice tone="error" title="Stop before you pay.">
          <p>A certificate of destruction or a junk title is for parts only, and many cannot be exported.</p>
        </Notice>
      )}
      {paperStages.map(({ id, name }) => (
        <Stage key={id}>
          <legend>
            <Stencil as="span">{name}</Stencil>
          </legend>
          {papers
            .filter(({ stage }) => stage === id)
            .map((paper) => (
              <Checkbox
                key={paper.id}
                checked={ticked.includes(paper.id)}
                onChange={({ target: { checked } }) => {
                  onTick(paper.id, checked);
                }}
                label={
                  <>
                    <strong>{paper.name}</strong>
                    <Detail>{paper.what}</Detail>
                    <Detail>From: {paper.issuer}</Detail>
                  </>
                }
              />
            ))}
        </Stage>
      ))}
    </>
  );
}

const Stage = styled.fieldset`
  legend {
    padding: 0;
    margin-bottom: ${space(1)};
  }
  > div {
    border-top: 1px solid var(--line);
    break-inside: avoid;
  }
  input {
    accent-color: var(--signal);
  }
`;

const Detail = styled.span`
  display: block;
  font-size: var(--t-sm);
  color: var(--ink-soft);
`;
