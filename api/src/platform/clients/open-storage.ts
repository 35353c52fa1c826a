import type { Config } from '../../config.ts';
import type { FileStorage } from './file-storage.ts';
import { folderStorage } from './folder-storage.ts';
import { s3Storage } from './s3-storage.ts';

/** The storage that the settings name. */
export function openStorage({ files }: Pick<Config, 'files'>): FileStorage {
  return 's3' in files ? s3Storage(files.s3) : folderStorage(files.folder);
}
