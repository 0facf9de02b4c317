import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { Catalog } from './Catalog';

const root = document.getElementById('root');
if (!root) throw new Error('catalog/index.html has no #root');
// Links are shown, not followed: the site's pages are not here.
createRoot(root).render(
  <MemoryRouter>
    <Catalog />
  </MemoryRouter>,
);
