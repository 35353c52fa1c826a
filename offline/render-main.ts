import process from 'node:process';
import { render } from './render.ts';

process.exitCode = await render(process.argv.slice(2), {
  print: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
});
