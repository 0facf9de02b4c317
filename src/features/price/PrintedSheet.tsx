import styled from 'styled-components';
import { company } from '../../content/company';
import { onPaper } from '../../ui/theme/tokens';
import type { Sheet } from './model/priceSheet';

/** A tool's result on one sheet of paper, which it replaces there. */
export function PrintedSheet({ title, result, detail, groups, notes }: Sheet) {
  return (
    <Paper aria-hidden="true">
      <p>{`${company.name}. ${title}`}</p>
      <strong>{result}</strong>
      {detail && <p>{detail}</p>}
      <table>
        {groups.map(({ name, rows }) => (
          <tbody key={name}>
            {name && (
              <tr>
                <th colSpan={4}>{name}</th>
              </tr>
            )}
            {rows.map(({ label, amount, mark, source }) => (
              <tr key={`${label} ${source}`}>
                <td>{label}</td>
                <td>{amount}</td>
                <td>{mark}</td>
                <td>{source}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Paper>
  );
}

const Paper = styled.div`
  display: none;
  ${onPaper} {
    display: block;
    font-size: 8.5pt;
    line-height: 1.3;
    strong {
      display: block;
      font-size: 16pt;
    }
    strong,
    th {
      font-family: var(--font-heading);
    }
    table {
      width: 100%;
      margin-block: 6pt;
      border-collapse: collapse;
    }
    th,
    td {
      padding: 1.5pt 6pt 1.5pt 0;
      border-bottom: 0.5pt solid;
      text-align: start;
      vertical-align: top;
    }
    th {
      padding-top: 6pt;
      font-size: 10pt;
    }
    td:nth-child(2),
    td:nth-child(3) {
      white-space: nowrap;
    }
    td:nth-child(2) {
      font-weight: 700;
    }
    p + p {
      margin-top: 3pt;
    }
  }
`;
