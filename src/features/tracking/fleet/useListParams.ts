import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fleetWords } from '../../../content/pages/fleet';
import type { FleetFilter, Sorting, SortKey } from './model/rowView';

const isSortKey = (text: string): text is SortKey => Object.hasOwn(fleetWords.columns, text);

/** '-status' is by status, descending. */
function sortingOf(text: string): Sorting | undefined {
  const by = text.replace('-', '');
  return isSortKey(by) ? { by, isDescending: by !== text } : undefined;
}

/** Selection and order of the rows, in the page's address: they outlive a reload and a look at one car. */
export function useListParams(statuses: readonly string[]) {
  const [params, setParams] = useSearchParams();
  const [text, setText] = useState(params.get('search') ?? '');
  const status = params.get('status') ?? '';

  const set = (changes: Readonly<Record<string, string>>) => {
    setParams(
      (before) => {
        const others = [...before].filter(([name]) => !(name in changes));
        return [...others, ...Object.entries(changes).filter(([, value]) => value)];
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return {
    filter: { text, status: statuses.includes(status) ? status : '' },
    sorting: sortingOf(params.get('sort') ?? ''),
    onFilter: (filter: FleetFilter) => {
      setText(filter.text);
      // An e-mail address never stands in the page's address.
      set({ search: filter.text.includes('@') ? '' : filter.text, status: filter.status });
    },
    onSort: ({ by, isDescending }: Sorting) => {
      set({ sort: `${isDescending ? '-' : ''}${by}` });
    },
  };
}
