import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';

// Logical properties, unlike the margins and corners of the component, fit both directions.
const start = {
  marginInline: 'var(--CardOverflow-offset) 0px',
  borderRadius: 0,
  borderStartStartRadius: 'var(--CardOverflow-radius)',
  borderEndStartRadius: 'var(--CardOverflow-radius)',
  overflow: 'hidden',
};
const end = {
  marginInline: '0px var(--CardOverflow-offset)',
  borderRadius: 0,
  borderStartEndRadius: 'var(--CardOverflow-radius)',
  borderEndEndRadius: 'var(--CardOverflow-radius)',
};

export default function CardOverflowHorizontal() {
  return (
    <Card orientation="horizontal" sx={{ width: '100%', maxWidth: 400 }}>
      <CardOverflow sx={start}>
        <AspectRatio ratio="1" sx={{ width: 96, '--AspectRatio-radius': '0px' }}>
          <img src="/images/material-ui/ridge-hut.svg" alt="" />
        </AspectRatio>
      </CardOverflow>
      <CardContent>
        <Typography level="title-md">Navigation by hand</Typography>
        <Typography level="body-sm">Two evenings with map and compass</Typography>
      </CardContent>
      <CardOverflow
        variant="soft"
        color="primary"
        sx={{ ...end, px: 0.5, fontSize: 'xs', textAlign: 'center' }}
      >
        <span style={{ writingMode: 'vertical-rl' }}>Beginners</span>
      </CardOverflow>
    </Card>
  );
}
