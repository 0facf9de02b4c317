import { Fragment } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { documentStages, documentWords } from '../../content/tools/documents';
import type { DocumentStage, ShippingDocument } from '../../content/tools/documents';
import { Checkbox } from '../../ui/form/Checkbox';
import { PhoneFold } from '../../ui/PhoneFold';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Stencil } from '../../ui/theme/text';
import { centered, from, onPaper, quietText, space, writtenLarge } from '../../ui/theme/tokens';
import { Bank, Banks, Note, Sea } from './banks';
import { documentId } from './checklistState';
import { Stamp } from './Stamp';

interface DocumentLineProps {
  readonly documents: readonly ShippingDocument[];
  readonly ticked: readonly string[];
  readonly onTick: (id: string, done: boolean) => void;
  /** Rendered below the last document. */
  readonly children?: ReactNode;
}

/** The stages on each side of the sea. */
const banks: readonly (readonly DocumentStage[])[] = [['us', 'sea'], ['nigeria']];

/**
 * The documents in order, along a line from the auction to the gate in Nigeria: each with what it is, who issues it, who needs
 * it, a checkbox on the line and the issuer's stamp.
 */
export function DocumentLine({ documents, ticked, onTick, children }: DocumentLineProps) {
  return (
    <Banks>
      {banks.map((stages, index) => (
        <Fragment key={stages[0]}>
          {index > 0 && <Crossing />}
          <div>
            <Bank>
              {documentStages
                .filter(({ id }) => stages.includes(id))
                .map(({ id: stage, name }) => {
                  const ofStage = documents.filter((document) => document.stage === stage);
                  const inHand = ofStage.filter(({ id }) => ticked.includes(id)).length;
                  return (
                    <fieldset key={stage}>
                      <Stencil as="legend">{name}</Stencil>
                      <PhoneFold
                        summary={documentWords.stageCount(ofStage.length, inHand)}
                        isOpen={stage === 'us'}
                        target={ofStage.map(({ id }) => documentId(id))}
                      />
                      <ul>
                        {ofStage.map((document) => (
                          <Row
                            key={document.id}
                            document={document}
                            isTicked={ticked.includes(document.id)}
                            onTick={onTick}
                          />
                        ))}
                      </ul>
                    </fieldset>
                  );
                })}
            </Bank>
            {index > 0 && children && <Note>{children}</Note>}
          </div>
        </Fragment>
      ))}
    </Banks>
  );
}

interface RowProps {
  readonly document: ShippingDocument;
  readonly isTicked: boolean;
  readonly onTick: (id: string, done: boolean) => void;
}

function Row({ document, isTicked, onTick }: RowProps) {
  const { id, name, what, issuer, needed, stamp } = document;
  const from = documentWords.from(issuer);
  return (
    <Item id={documentId(id)}>
      <Stamp {...stamp} isInked={isTicked} />
      <Checkbox
        checked={isTicked}
        onChange={({ target: { checked } }) => onTick(id, checked)}
        label={<strong>{name}</strong>}
      />
      <PhoneDisclosure summary={from}>
        <p>{what}</p>
        <p>{needed ? `${from} · ${documentWords.needed(needed)}` : from}</p>
      </PhoneDisclosure>
    </Item>
  );
}

/** The sea between the banks, with the line across it. */
function Crossing() {
  return (
    <Sea aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path
          d="M0 100C70 100 30 0 100 0"
          fill="none"
          stroke="var(--ink)"
          strokeWidth="3"
          strokeDasharray="9 6"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </Sea>
  );
}

const Item = styled.li`
  position: relative;
  break-inside: avoid;
  &::before {
    content: '';
    position: absolute;
    inset: 0 0 auto ${space(9)};
    border-top: 1px solid var(--line-strong);
  }
  && > details {
    margin-inline-start: ${space(9)};
    border: 0;
    ${quietText}
    line-height: 1.5;
  }
  && summary {
    align-items: center;
    min-height: var(--touch);
    padding: 0;
    font-weight: 400;
  }
  > details > div {
    padding-bottom: ${space(4)};
  }
  && > details p + p {
    margin-top: ${space(1)};
  }
  label {
    padding-bottom: 0;
  }
  /* The stamp has a column of its own. On phones, it's below the plus sign, which is level with the name. */
  @media screen {
    display: grid;
    grid-template: auto 1fr / minmax(0, 1fr) auto;
    > :first-child {
      grid-area: 1 / 2 / span 2;
    }
  }
  @media screen and (max-width: 39.99em) {
    grid-template: auto auto / minmax(0, 1fr);
    > :nth-child(n) {
      grid-area: 2 / 1;
    }
    > :first-child {
      justify-self: end;
    }
    > :nth-child(2) {
      grid-row: 1;
    }
    label {
      padding: ${space(2)} var(--touch) ${space(1.5)} 0;
    }
    && summary {
      align-items: flex-start;
      min-height: 4rem;
      padding: 0 7.5rem ${space(3)} 0;
    }
    summary::after {
      ${centered}
      position: absolute;
      inset: 0 0 auto auto;
      width: var(--touch);
      height: var(--touch);
      justify-content: end;
    }
  }
  ${writtenLarge} {
    > :first-child {
      display: none;
    }
    && summary {
      padding-inline-end: 0;
    }
  }
  /* The label is taller than its line. */
  ${from.sm} {
    > details {
      margin-top: ${space(-2)};
    }
  }
  ${onPaper} {
    label {
      padding-block: 2pt 0;
      gap: ${space(2)};
    }
    input {
      margin-inline: ${space(1)};
    }
    && > details {
      margin: 0 0 0 ${space(8)};
      font-size: 8pt;
      line-height: 1.3;
    }
    && > details p + p {
      margin-top: 1pt;
    }
    > details > div {
      padding-bottom: 3pt;
    }
  }
`;
