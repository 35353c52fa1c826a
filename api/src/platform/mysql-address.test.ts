import { expect, test } from 'vitest';
import { mysqlAddress } from './mysql-address.ts';

test('removes only the parameters of the other driver', () => {
  expect(mysqlAddress('mariadb://k:p%40s@db:3306/kreda?connectionLimit=5&socketTimeout=1000&charset=utf8mb4')).toBe(
    'mysql://k:p%40s@db:3306/kreda?charset=utf8mb4',
  );
  expect(mysqlAddress('mysql://k:p@db/kreda')).toBe('mysql://k:p@db/kreda');
});
