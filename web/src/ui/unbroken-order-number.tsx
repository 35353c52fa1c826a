import classes from './unbroken-order-number.module.css';

/** An order number as the API writes it, or as a visitor typed it. */
const ORDER_NUMBER = /([0-9a-f]{4}(?:-[0-9a-f]{4}){2})/i;

/** A text whose order number stays on one line. Browsers break lines after hyphens, and no-break hyphens would be copied with the number. */
export function UnbrokenOrderNumber({ text }: { text: string }) {
  return text.split(ORDER_NUMBER).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className={classes.number}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
