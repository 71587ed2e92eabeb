/** Saved views of a desk. */
export const views = {
  'views.title': 'Saved views',
  'views.open': 'Views',
  'views.this': 'Save these filters',
  'views.name': 'Name of the view',
  'views.save': 'Save',
  'views.start-too': 'Open this desk with it',
  'views.no-filters':
    'Choose filters on this desk first: then they can be saved under a name here.',
  'views.saved': 'The view was saved',
  'views.none': 'No saved views on this desk yet',
  'views.start': 'Start view',
  'views.make-start': 'Open the desk with it',
  'views.end-start': 'No longer open the desk with it',
  'views.rename': 'Rename',
  'views.rename-of': 'New name of {name}',
  'views.delete': 'Delete',
  'views.deleted': '{name} was deleted.',
  'views.undo': 'Undo',
};
