import { makeLean } from '@/src/build/outputs/leanStep';
makeLean('out').then(console.log);
