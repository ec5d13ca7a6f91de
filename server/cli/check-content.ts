import process from 'node:process';
process.stdout.write('');
