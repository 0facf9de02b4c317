import type { BaseIssue } from 'valibot';

interface ErrorTree {
  [key: string]: string[] | ErrorTree;
}

type Issue = BaseIssue<unknown>;

const PYTHON_NAMES: Readonly<Record<string, string>> = {
  string: 'str',
  number: 'int',
  boolean: 'bool',
  object: 'dict',
};
const pythonName = (value: unknown) =>
  Array.isArray(value) ? 'list' : (PYTHON_NAMES[typeof value] ?? typeof value);

/** Whether the issue concerns the object or list as a whole, not one of its fields. */
const isNonFieldError = ({ type, input }: Issue) =>
  ((type === 'object' || type === 'array') && input !== undefined && input !== null) || type === 'min_length';

function message(issue: Issue): string {
  const { type, input } = issue;
  if (input === undefined) return 'This field is required.';
  if (input === null) return 'This field may not be null.';
  if (input === '' && (type === 'non_empty' || type === 'check')) return 'This field may not be blank.';
  switch (type) {
    // The only check in the requests' schemas is the one for e-mail addresses.
    case 'check':
      return 'Enter a valid email address.';
    case 'uuid':
      return 'Must be a valid UUID.';
    case 'iso_date':
      return 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.';
    case 'picklist':
      return `"${typeof input === 'string' ? input : JSON.stringify(input)}" is not a valid choice.`;
    case 'literal':
      return 'This must be agreed to.';
    case 'boolean':
      return 'Must be a valid boolean.';
    case 'number':
    case 'integer':
      return 'A valid integer is required.';
    case 'min_value':
      return `Ensure this value is greater than or equal to ${String(issue.requirement)}.`;
    case 'min_length':
      return 'This list may not be empty.';
    case 'string':
      return 'Not a valid string.';
    case 'array':
      return `Expected a list of items but got type "${pythonName(input)}".`;
    case 'object':
      return `Invalid data. Expected a dictionary, but got ${pythonName(input)}.`;
    default:
      return 'Invalid value.';
  }
}

/**
 * Formats schema issues as DRF 3.18 does: a list of messages per field, nested like the data, list items keyed by
 * index, and errors about a whole object under `non_field_errors`.
 */
export function fieldErrors(issues: readonly Issue[]): ErrorTree {
  const root: ErrorTree = {};
  for (const issue of issues) {
    const keys = (issue.path ?? []).map(({ key }) => String(key));
    if (isNonFieldError(issue)) keys.push('non_field_errors');
    const leaf = keys.pop();
    if (leaf === undefined) continue;
    let node = root;
    for (const key of keys) {
      const next = node[key];
      node = next === undefined || Array.isArray(next) ? (node[key] = {}) : next;
    }
    // DRF stops at a field's first error.
    node[leaf] ??= [message(issue)];
  }
  return root;
}
