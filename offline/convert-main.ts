import process from 'node:process';
import { convert } from './convert.ts';

process.exitCode = await convert(process.argv.slice(2), {
  print: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
});
