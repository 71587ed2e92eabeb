/** What every modal that is an address gets. */
export type ModalProps = { readonly onClose: () => void };
