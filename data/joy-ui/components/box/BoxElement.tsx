import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

export default function BoxElement() {
  return (
    <Box
      component="section"
      aria-labelledby="box-element-title"
      sx={{ p: 2, border: '1px dashed', borderColor: 'neutral.outlinedBorder' }}
    >
      <Typography id="box-element-title" level="title-md" component="h3">
        Night service
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, paddingInlineStart: 2.5 }}>
        <li>Every 30 minutes until 2:00</li>
        <li>Every hour until 5:00</li>
      </Box>
    </Box>
  );
}
