import Box from '@mui/system/Box';

export default function DisplayRange() {
  return (
    <Box
      sx={(theme) => ({
        p: 2,
        borderRadius: 2,
        bgcolor: 'light-dark(#e9edf7, #1a2438)',
        '& > *': { display: 'none' },
        [theme.breakpoints.down('sm')]: { '& > .short': { display: 'block' } },
        [theme.breakpoints.between('sm', 'lg')]: { '& > .medium': { display: 'block' } },
        [theme.breakpoints.up('lg')]: { '& > .long': { display: 'block' } },
      })}
    >
      <div className="short">Perseids, peak before dawn</div>
      <div className="medium">Perseids, peak before dawn, about 60 meteors per hour</div>
      <div className="long">
        Perseids, peak before dawn, about 60 meteors per hour under a dark sky, radiant in the
        northeast
      </div>
    </Box>
  );
}
