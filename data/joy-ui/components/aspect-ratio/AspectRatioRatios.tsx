import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

export default function AspectRatioRatios() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end' }}>
      {['1', '4/3', '21/9'].map((ratio) => (
        <Box key={ratio} sx={{ width: 150 }}>
          <AspectRatio ratio={ratio}>
            <img src="/images/material-ui/ridge-hut.svg" alt="" />
          </AspectRatio>
          <Typography level="body-sm">Print, {ratio}</Typography>
        </Box>
      ))}
    </Box>
  );
}
