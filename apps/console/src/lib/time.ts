const DHAKA = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Dhaka',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** `yyyy-MM-dd HH:mm:ss` in Asia/Dhaka, whatever the operator's own clock says. */
export const timeText = (iso: string): string => DHAKA.format(new Date(iso));
