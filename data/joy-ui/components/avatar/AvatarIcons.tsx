import DownhillSkiingRoundedIcon from '@mui/icons-material/DownhillSkiingRounded';
import MedicalServicesRoundedIcon from '@mui/icons-material/MedicalServicesRounded';
import PetsRoundedIcon from '@mui/icons-material/PetsRounded';
import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

export default function AvatarIcons() {
  return (
    <Stack direction="row" spacing={1.5}>
      <Avatar role="img" aria-label="Ski patrol">
        <DownhillSkiingRoundedIcon />
      </Avatar>
      <Avatar color="danger" role="img" aria-label="Medics">
        <MedicalServicesRoundedIcon />
      </Avatar>
      <Avatar color="success" variant="solid" role="img" aria-label="Dog team">
        <PetsRoundedIcon />
      </Avatar>
    </Stack>
  );
}
