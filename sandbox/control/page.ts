import { operations } from '../../src/api/operations';
import { demoAccount, demoReferences } from '../seed';
import type { Fault, Faults } from './faults';
import { faultKinds } from './faults';
import type { RequestLog } from './requestLog';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

const row = (cells: readonly (string | number)[]) =>
  `<tr>${cells.map((cell) => `<td>${escape(String(cell))}</td>`).join('')}</tr>`;
const table = (head: readonly string[], rows: readonly string[]) =>
  `<table><thead><tr>${head.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
const options = (values: readonly string[]) =>
  values.map((value) => `<option>${escape(value)}</option>`).join('');

const faultRow = ({ path, kind, times, ms }: Fault) => row([path, kind, times ?? 'until cleared', ms ?? '']);

/** The developer page: plain HTML forms, no scripts. */
export function controlPage(faults: Faults, log: RequestLog, now: number): string {
  const paths = ['*', ...Object.values(operations).map(({ path }) => path)];
  const requests = [...log.list()]
    .reverse()
    .slice(0, 50)
    .map(({ at, method, path, status, hasBearer, durationMs }) =>
      row([at, method, path, status || 'dropped', hasBearer ? 'yes' : 'no', durationMs]),
    );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>Sandbox backend</title>
<style>body{font:1rem/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem}table{border-collapse:collapse}
td,th{border:1px solid #999;padding:.25rem .5rem;text-align:left}form{margin:1rem 0}label{margin-right:1rem}</style>
</head>
<body>
<h1>Sandbox backend</h1>
<p>Sandbox data for development and demos. Sandbox time: ${new Date(now).toISOString()}.</p>
<h2>Faults</h2>
${faults.list().length > 0 ? table(['Path', 'Kind', 'Requests left', 'Delay in ms'], faults.list().map(faultRow)) : '<p>None.</p>'}
<form method="post" action="/__sandbox/faults">
<label>Path <select name="path">${options(paths)}</select></label>
<label>Kind <select name="kind">${options(faultKinds)}</select></label>
<label>Requests <input name="times" type="number" min="1"></label>
<label>Delay in ms <input name="ms" type="number" min="0" max="120000"></label>
<button>Add fault</button>
</form>
<form method="post" action="/__sandbox/faults/clear"><button>Clear faults</button></form>
<h2>Time</h2>
<form method="post" action="/__sandbox/clock">
<label>Minutes <input name="advanceMinutes" type="number" min="0" value="5" required></label><button>Advance clock</button>
</form>
<h2>Demo account and references</h2>
<p>E-mail <code>${demoAccount.email}</code>, password <code>${demoAccount.password}</code>. The same address tracks the references.</p>
${table(
  ['Reference', 'Shows'],
  demoReferences.map(({ reference, shows }) => row([reference, shows])),
)}
<form method="post" action="/__sandbox/reset"><button>Reset data, clock and faults</button></form>
<h2>Recent requests</h2>
${table(['Time', 'Method', 'Path', 'Status', 'Bearer token', 'ms'], requests)}
</body>
</html>
`;
}
