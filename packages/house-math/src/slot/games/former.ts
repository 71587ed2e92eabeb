// Made from the folders beside it by npm run par.
export const none: readonly never[] = [];
