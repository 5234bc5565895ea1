/** Returns the URL of an SVG that looks like a linocut in two colors. */
function cut(width: number, height: number, paper: string, ink: string, path: string) {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="-10 -10 120 120">` +
    `<rect x="-200" y="-200" width="500" height="500" fill="${paper}"/>` +
    `<path fill="${ink}" fill-rule="evenodd" d="${path}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export interface Print {
  title: string;
  artist: string;
  alt: string;
  src: string;
}

export const prints: Print[] = [
  {
    title: 'Low Tide',
    artist: 'Runa Eide',
    alt: 'A crescent moon above waves',
    src: cut(400, 300, '#e8e2d0', '#23395b', moon()),
  },
  {
    title: 'Carp',
    artist: 'Dov Amsel',
    alt: 'A fish swimming to the left',
    src: cut(300, 300, '#f2c9a1', '#7a2e1d', fish()),
  },
  {
    title: 'North Ridge',
    artist: 'Runa Eide',
    alt: 'A ridge with two peaks under the sun',
    src: cut(300, 400, '#d5dfd3', '#2f4b3c', ridge()),
  },
  {
    title: 'Three Leaves',
    artist: 'Pia Holm',
    alt: 'A plant with three leaves',
    src: cut(300, 380, '#efe6c2', '#3d5a1f', leaf()),
  },
  {
    title: 'Lighthouse',
    artist: 'Dov Amsel',
    alt: 'A lighthouse with two beams of light',
    src: cut(300, 420, '#1d2b3a', '#f3dfa2', lighthouse()),
  },
  {
    title: 'After the Rain',
    artist: 'Pia Holm',
    alt: 'A mushroom',
    src: cut(300, 260, '#e9d8d3', '#5b2333', mushroom()),
  },
  {
    title: 'Open Door',
    artist: 'Tove Lind',
    alt: 'A house with an open door',
    src: cut(400, 300, '#cfdbe6', '#26354a', house()),
  },
  {
    title: 'Noon',
    artist: 'Tove Lind',
    alt: 'A sun with four long rays',
    src: cut(300, 320, '#f4d58d', '#8a3b12', sun()),
  },
];

function moon() {
  return 'M50 10a24 24 0 1 0 26 26 19 19 0 0 1-26-26zM-70 76q15-12 30 0t30 0 30 0 30 0 30 0 30 0 30 0v124H-70z';
}
function fish() {
  return 'M12 50q26-34 58-6l20-14q-8 20 0 40L70 56Q38 84 12 50zM32 42a4 4 0 1 0 .1 0z';
}
function ridge() {
  return 'M-10 96 28 38l15 22 21-40 46 76zM86 16a9 9 0 1 0 .1 0z';
}
function leaf() {
  return 'M47 100V62Q10 56 14 16q26 4 33 30 4-34 33-40 6 46-27 56v38z';
}
function lighthouse() {
  return 'M40 100l5-62h10l5 62zM44 20h12v12H44zM38 33h24v4H38zM-10 14l50 8v6l-50 8zM110 14 60 22v6l50 8z';
}
function mushroom() {
  return 'M12 52q2-40 38-40t38 40zM40 56h20q-4 22 3 40H37q7-18 3-40z';
}
function house() {
  return 'M12 50 50 16l38 34v6h-7v40H62V68H44v28H19V56h-7z';
}
function sun() {
  return 'M50 32a18 18 0 1 0 .1 0zM47 2h6v20h-6zM47 78h6v20h-6zM2 47h20v6H2zM78 47h20v6H78z';
}
