/** Saved views of a desk. */
export const views = {
  'views.title': 'Saved views',
  'views.open': 'Views',
  'views.this': 'Save these filters',
  'views.name': 'Name of the view',
  'views.save': 'Save',
  'views.start-too': 'Use as start view',
  'views.no-filters':
    'Choose filters on this desk first; then you can save them here under a name.',
  'views.saved': 'The view was saved',
  'views.none': 'No saved views on this desk yet',
  'views.start': 'Start view',
  'views.make-start': 'Make start view',
  'views.end-start': 'No longer start view',
  'views.rename': 'Rename',
  'views.rename-of': 'New name of {name}',
  'views.delete': 'Delete',
  'views.deleted': '{name} was deleted.',
  'views.undo': 'Undo',
};
