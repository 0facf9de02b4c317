import type { ReactNode } from 'react';
import styled from 'styled-components';
import { paths } from '../../config/paths';
import { notSavedHere } from '../../content/sending';
import { checklistWords } from '../../content/tools/checklist';
import { caseQuestions, caseText } from '../../content/tools/documentCase';
import { documentsTitle, documentWords } from '../../content/tools/documents';
import { withTick } from '../../device/lists';
import { useDevice } from '../../device/useDevice';
import { PrintAloneButton } from '../../ui/buttons/PrintButton';
import { TextButton } from '../../ui/buttons/Button';
import { ShareButton } from '../../ui/buttons/CopyButton';
import { ChoiceGroup } from '../../ui/form/ChoiceGroup';
import { ArrowLink } from '../../ui/links';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Notice } from '../../ui/Notice';
import { Cluster, Stack } from '../../ui/theme/layout';
import { PaperOnly, WithoutScripts } from '../../ui/theme/Only';
import { Small } from '../../ui/theme/text';
import { atBothEnds, below, from, screenOnly, scriptsOnly, space, whiteBox } from '../../ui/theme/tokens';
import { ToolResult } from '../../ui/ToolResult';
import { DocumentLine } from './DocumentLine';
import { isDocumentCase, storedChecklist, checklistText, requiredDocuments } from './checklistState';

/** Id of the part that is printed. */
const DOCUMENTS_ID = 'papers';

interface DocumentsChecklistProps {
  /** Rendered below the last document. */
  readonly children?: ReactNode;
}

/** The documents needed in the visitor's situation, in order, to check off, print and share. */
export function DocumentsChecklist({ children }: DocumentsChecklistProps) {
  const [state, setState, reset, isSaved] = useDevice(storedChecklist);
  const { answers, ticked } = state;
  const list = requiredDocuments(answers);
  const inHand = list.filter(({ id }) => ticked.includes(id)).length;

  return (
    <Stack $gap={6}>
      <Situation>
        <PhoneDisclosure
          summary={
            <span>
              {documentWords.situation}
              <Small as="span">{caseText(answers)}</Small>
            </span>
          }
        >
          <Stack>
            {caseQuestions.map(({ field, legend, choices }) => (
              <ChoiceGroup
                key={field}
                legend={legend}
                choices={choices}
                minWidth="max(9rem, 50% - 1rem)"
                name={`case-${field}`}
                onChange={({ target: { value } }) => {
                  const changed = { ...answers, [field]: value };
                  if (isDocumentCase(changed)) setState({ ...state, answers: changed });
                }}
                selected={answers[field]}
              />
            ))}
          </Stack>
        </PhoneDisclosure>
      </Situation>
      <WithoutScripts>
        <p>{documentWords.withoutScripts}</p>
        <ArrowLink to={paths.contact}>{documentWords.ask}</ArrowLink>
      </WithoutScripts>
      <Stack as="section" id={DOCUMENTS_ID} $gap={4} aria-label={documentWords.result} tabIndex={-1}>
        <PaperOnly>
          <strong>{documentsTitle}</strong>
        </PaperOnly>
        <Head>
          <div>
            <div aria-live="polite">
              <ToolResult label={documentWords.have} value={documentWords.haveCount(inHand, list.length)}>
                {answers.title === 'junk' && (
                  <Notice tone="error" title={documentWords.stopTitle}>
                    <p>{documentWords.stop}</p>
                  </Notice>
                )}
              </ToolResult>
            </div>
            <Saved role="status">{isSaved ? checklistWords.saved : notSavedHere}</Saved>
          </div>
          <Actions>
            <PrintAloneButton part={`#${DOCUMENTS_ID}`}>{checklistWords.print}</PrintAloneButton>
            <ShareButton title={documentWords.print} text={() => checklistText(list, ticked)} />
            <TextButton type="button" onClick={reset}>
              {checklistWords.again}
            </TextButton>
          </Actions>
        </Head>
        <DocumentLine
          documents={list}
          ticked={ticked}
          onTick={(id, done) => setState({ ...state, ticked: withTick(ticked, id, done) })}
        >
          {children}
        </DocumentLine>
      </Stack>
    </Stack>
  );
}

const Situation = styled.div`
  padding: ${space(5)};
  ${whiteBox}
  && > details {
    border: 0;
  }
  summary span > span {
    display: block;
    font-weight: 400;
  }
  ${below.sm} {
    margin-inline: calc(-1 * var(--gutter));
    padding: 0 var(--gutter);
    border-inline: 0;
    border-radius: 0;
  }
  /* A question in one row with its choices. */
  ${from.sm} {
    fieldset {
      grid-template-columns: 28% minmax(0, 1fr);
      align-items: center;
      column-gap: ${space(4)};
    }
    legend {
      margin: 0;
      text-wrap: balance;
    }
  }
  ${scriptsOnly}
  ${screenOnly}
`;

const Head = styled.div`
  ${atBothEnds}
  flex-wrap: wrap;
  gap: ${space(4)};
`;

/** In one row on phones, too. */
const Actions = styled(Cluster)`
  ${below.sm} {
    > [data-button] {
      padding-inline: ${space(3)};
    }
  }
  ${scriptsOnly}
  ${screenOnly}
`;

const Saved = styled(Small)`
  ${scriptsOnly}
  ${screenOnly}
`;
