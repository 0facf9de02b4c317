import styled from 'styled-components';
import { confidenceNames, rates } from '../../../content/rates';
import { assessmentResult, checkedLines, noticeLines } from '../../../content/tools/assessment';
import { Bullets, Small, SubTitle } from '../../../ui/theme/text';
import { oneColumn, quietText, space } from '../../../ui/theme/tokens';
import { ToolResult } from '../../../ui/ToolResult';
import { MarkTag } from '../lineParts';
import { Cluster, Columns, RuledList } from '../../../ui/theme/layout';
import type { AskedLine, AssessmentReport, FittingLine } from './model/assessmentReport';

/** What to ask about, what fits, and what's still needed, in this order. */
export function AssessmentResult({ report }: { readonly report: AssessmentReport }) {
  const { summary, total, asked, fits, needed } = report;
  return (
    <>
      <ToolResult label={assessmentResult.so} value={summary}>
        {total && <p>{total}</p>}
      </ToolResult>
      {asked.length > 0 && (
        <Lines>
          {asked.map((line) => (
            <AskedItem key={line.key} line={line} />
          ))}
        </Lines>
      )}
      {fits.length > 0 && (
        <div>
          <SubTitle>{assessmentResult.fits}</SubTitle>
          <Lines>
            {fits.map((line) => (
              <FittingItem key={line.name} line={line} />
            ))}
          </Lines>
        </div>
      )}
      {needed.length > 0 && (
        <div>
          <SubTitle>{assessmentResult.needed}</SubTitle>
          <Needed>
            {needed.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Needed>
        </div>
      )}
      <Small>{assessmentResult.noAdvice}</Small>
    </>
  );
}

/** Before anything is typed: what each charge is checked against. */
export function CheckedRates() {
  return (
    <>
      <p>{assessmentResult.empty}</p>
      <Lines>
        {checkedLines.map(({ line, rate }) => (
          <li key={line}>
            <Head $gap={[1, 4]}>
              <strong>{noticeLines[line]}</strong>
              <MarkTag mark={rates[rate].confidence} />
            </Head>
            <Small>{rates[rate].text}.</Small>
          </li>
        ))}
      </Lines>
    </>
  );
}

function AskedItem({ line }: { readonly line: AskedLine }) {
  const { name, amounts, verdict, ask, confidence, caution } = line;
  return (
    <li>
      <Head $gap={[1, 4]}>
        <strong>{name}</strong>
        {confidence && <MarkTag mark={confidence} />}
      </Head>
      {amounts && (
        <Amounts as="dl" $min="10.5rem" $gap={[2, 4]}>
          <div>
            <dt>{assessmentResult.notice}</dt>
            <dd>{amounts.notice}</dd>
          </div>
          {amounts.expected && (
            <div>
              <dt>{assessmentResult.expected}</dt>
              <dd>
                <span>{amounts.expected}</span> <small>{amounts.difference}</small>
              </dd>
            </div>
          )}
        </Amounts>
      )}
      <p>{verdict}</p>
      <Ask>
        <strong>{assessmentResult.ask}</strong> <span>“{ask}”</span>
      </Ask>
      {confidence && caution && (
        <Small>
          {confidence !== 'sure' && <span>{confidenceNames[confidence]}: </span>}
          <span>{caution}.</span>
        </Small>
      )}
    </li>
  );
}

function FittingItem({ line: { name, detail, confidence, caution } }: { readonly line: FittingLine }) {
  return (
    <li>
      <Head $gap={[1, 4]}>
        <span>
          <strong>{name}</strong> <span>{detail}</span>
        </span>
        {confidence && <MarkTag mark={confidence} />}
      </Head>
      {confidence === 'unsure' && caution && <Small>{caution}.</Small>}
    </li>
  );
}

const Lines = styled(RuledList).attrs({ $gap: 4, $faint: true, $closed: true })`
  > li {
    ${oneColumn}
    gap: ${space(2)};
  }
  h3 + & {
    margin-top: ${space(3)};
    > li {
      padding-block: ${space(2)};
    }
  }
`;

const Head = styled(Cluster)`
  justify-content: space-between;
  > :first-child {
    flex: 1 1 10rem;
    line-height: 1.35;
  }
`;

const Amounts = styled(Columns)`
  dt {
    ${quietText}
  }
  dd {
    display: grid;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  small {
    font-size: var(--t-sm);
    font-weight: 400;
  }
`;

const Ask = styled.p`
  padding-inline-start: ${space(3)};
  border-inline-start: 4px solid var(--signal);
`;

const Needed = styled(Bullets)`
  margin-top: ${space(3)};
  padding-inline-start: ${space(5)};
  > li + li {
    margin-top: ${space(1)};
  }
`;
