export const transfer = {
  'transfer.to': 'Transfer to this account',
  'transfer.bank': 'Bank',
  'transfer.holder': 'Account holder',
  'transfer.account': 'Account number',
  'transfer.code': 'Enter this code as the reference',
  'transfer.copy': 'Copy',
  'transfer.copied': 'Code copied.',
  'transfer.not-copied': 'The code could not be copied. Please write it down.',
  'transfer.told':
    'On {at} you reported your payment under {reference}. We credit it when it appears on the bank statement.',
  'transfer.reference': 'Reference of your transfer',
  'transfer.reference-hint': 'As shown by your bank. It helps us find your money.',
  'transfer.proofs': 'Pictures',
  'transfer.proofs-hint': 'Optional.',
  'transfer.proofs-kinds':
    'Up to {most} pictures, PNG or JPEG. Large photos are made smaller before they are sent.',
  'transfer.proofs-most': 'You can add {most} pictures at most. The others were left out.',
  'transfer.proof': 'Picture {number}',
  'transfer.proof-away': 'Remove picture {number}',
  'transfer.proof-choose': 'Add a picture',
  'transfer.tell': 'I have paid',
};
