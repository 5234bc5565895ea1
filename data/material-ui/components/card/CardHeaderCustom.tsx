import GrassIcon from '@mui/icons-material/Grass';
import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function CardHeaderCustom() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
      <Card variant="outlined">
        <CardHeader
          avatar={<GrassIcon color="success" />}
          title="Quaking grass"
          subheader="Briza media"
          action={<Chip size="small" label="12 left" />}
          slotProps={{
            title: { variant: 'subtitle1' },
            subheader: { sx: { fontStyle: 'italic' } },
            action: { style: { alignSelf: 'center', margin: 0 } },
          }}
        />
      </Card>
      <Card variant="outlined">
        <CardHeader
          disableTypography
          title={
            <Typography variant="h6" component="div">
              Plain title
            </Typography>
          }
          subheader="This line is a bare string: disableTypography leaves it unstyled."
        />
      </Card>
    </Stack>
  );
}
