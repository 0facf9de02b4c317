import { checklistWords } from '../../content/tools/checklist';
import { caseQuestions, documentWords } from '../../content/tools/documents';
import { withTick } from '../../storage/ticks';
import { useStored } from '../../storage/useStored';
import { Button } from '../../ui/buttons/Button';
import { ChoiceGroup } from '../../ui/form/ChoiceGroup';
import { PrintAloneButton } from '../../ui/buttons/PrintAloneButton';
import { ShareButton } from '../../ui/buttons/ShareButton';
import { ToolPanel } from '../../ui/ToolPanel';
import { PaperList, PAPERS_ID } from './PaperList';
import { isPaperCase, storedChecklist } from './checklistState';
import { listAsText } from './listAsText';
import { papersFor } from './papersFor';

/** Labels longer than this need a whole line on a phone. */
const LONG_LABEL = 12;

/** The papers of the visitor's own case, to tick off, print and send to whoever helps. */
export default function DocumentsChecklist() {
  const [state, setState, forget] = useStored(storedChecklist);
  const { answers, ticked } = state;
  const list = papersFor(answers);

  return (
    <ToolPanel
      resultLabel={documentWords.result}
      result={
        <PaperList
          papers={list}
          ticked={ticked}
          warnJunk={answers.title === 'junk'}
          onTick={(id, done) => {
            setState({ ...state, ticked: withTick(ticked, id, done) });
          }}
        />
      }
      actions={
        <>
          <PrintAloneButton part={`#${PAPERS_ID}`}>{checklistWords.print}</PrintAloneButton>
          <ShareButton title={documentWords.print} text={() => listAsText(list, ticked)} />
          <Button $variant="secondary" onClick={forget}>
            {checklistWords.again}
          </Button>
        </>
      }
    >
      {caseQuestions.map(({ field, legend, choices }) => (
        <ChoiceGroup
          key={field}
          legend={legend}
          choices={choices}
          minWidth={choices.some(({ label }) => label.length > LONG_LABEL) ? '11rem' : '8rem'}
          input={{
            name: `case-${field}`,
            onChange: ({ target: { value } }) => {
              const changed = { ...answers, [field]: value };
              if (isPaperCase(changed)) setState({ ...state, answers: changed });
            },
          }}
          selected={answers[field]}
        />
      ))}
    </ToolPanel>
  );
}
