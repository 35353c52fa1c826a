import classes from './page-scene.module.css';

/**
 * The picture of a page that is missing, has failed or waits: a sheet with a sign, on the brand's ground. It is made of styles alone, since a
 * file may be what could not be loaded.
 */
export function PageScene({ sign }: { sign: '404' | '!' | '?' | '…' }) {
  return (
    <div className={classes.scene} aria-hidden>
      <div className={classes.sheet}>
        <span className={classes.sign}>{sign}</span>
        <span className={classes.line} />
        <span className={classes.line} />
        <span className={classes.line} />
      </div>
    </div>
  );
}
