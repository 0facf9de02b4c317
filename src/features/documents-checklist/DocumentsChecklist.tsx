import { notSavedHere } from '../../content/sending';
import { checklistWords } from '../../content/tools/checklist';
import { caseQuestions } from '../../content/tools/documentCase';
import { documentWords } from '../../content/tools/documents';
import { withTick } from '../../device/lists';
import { useDevice } from '../../device/useDevice';
import { Button } from '../../ui/buttons/Button';
import { ChoiceGroup } from '../../ui/form/ChoiceGroup';
import { PrintAloneButton } from '../../ui/buttons/PrintAloneButton';
import { ShareButton } from '../../ui/buttons/ShareButton';
import { Columns } from '../../ui/theme/layout';
import { Small } from '../../ui/theme/text';
import { ToolPanel } from '../../ui/ToolPanel';
import { DocumentList, DOCUMENTS_ID } from './DocumentList';
import { isDocumentCase, storedChecklist, checklistText, requiredDocuments } from './checklistState';

/** Choice labels longer than this get the full width on phones. */
const LONG_LABEL = 12;

/** The documents needed in the visitor's situation, to tick off, print and share. */
export default function DocumentsChecklist() {
  const [state, setState, reset, isSaved] = useDevice(storedChecklist);
  const { answers, ticked } = state;
  const list = requiredDocuments(answers);

  return (
    <ToolPanel
      stacked
      resultLabel={documentWords.result}
      result={
        <DocumentList
          documents={list}
          ticked={ticked}
          hasJunkTitle={answers.title === 'junk'}
          onTick={(id, done) => {
            setState({ ...state, ticked: withTick(ticked, id, done) });
          }}
        />
      }
      actions={
        <>
          <PrintAloneButton part={`#${DOCUMENTS_ID}`}>{checklistWords.print}</PrintAloneButton>
          <ShareButton title={documentWords.print} text={() => checklistText(list, ticked)} />
          <Button $variant="secondary" onClick={reset}>
            {checklistWords.again}
          </Button>
        </>
      }
    >
      <Columns $min="26rem">
        {caseQuestions.map(({ field, legend, choices }) => (
          <ChoiceGroup
            key={field}
            legend={legend}
            choices={choices}
            minWidth={
              choices.some(({ label }) => label.length > LONG_LABEL) ? 'max(9rem, 50% - 1rem)' : '8rem'
            }
            name={`case-${field}`}
            onChange={({ target: { value } }) => {
              const changed = { ...answers, [field]: value };
              if (isDocumentCase(changed)) setState({ ...state, answers: changed });
            }}
            selected={answers[field]}
          />
        ))}
      </Columns>
      <Small role="status">{isSaved ? checklistWords.saved : notSavedHere}</Small>
    </ToolPanel>
  );
}
