import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardCover from '@mui/joy/CardCover';
import Typography from '@mui/joy/Typography';

export default function CardCoverColor() {
  return (
    <Card variant="plain" sx={{ width: '100%', maxWidth: 280, minHeight: 140 }}>
      <CardCover
        sx={({ vars }) => ({
          border: `2px dashed ${vars.palette.primary.outlinedBorder}`,
          background: `repeating-linear-gradient(135deg, ${vars.palette.background.level1} 0 12px, ${vars.palette.background.surface} 12px 24px)`,
        })}
      />
      <CardContent sx={{ alignItems: 'center', justifyContent: 'center' }}>
        <Typography level="title-md">Free plot</Typography>
        <Typography level="body-sm" textColor="text.secondary">
          Row C, 24 square meters
        </Typography>
      </CardContent>
    </Card>
  );
}
