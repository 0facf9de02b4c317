/**
 * React's way into the page, in a chunk of its own: setting the renderer up is a task's work, and imported by the entry
 * it would be a part of the entry's task.
 */
export { createRoot, hydrateRoot } from 'react-dom/client';
