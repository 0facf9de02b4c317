// Texts of the error screens.

export const loading = 'Loading page';
export const notLoaded =
  'This page didn’t load. Your connection may be weak, or we just updated the site. Reload it: what you typed in a form is saved.';
export const wrong = (phone: string) =>
  `Something went wrong on our end. Reload the page or return home. If that doesn’t help, call us at ${phone}.`;
export const reload = 'Reload';
export const home = 'Return Home';
