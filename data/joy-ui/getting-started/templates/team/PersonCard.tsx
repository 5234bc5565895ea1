import type { ReactNode } from 'react';
import Avatar from '@mui/joy/Avatar';
import Card from '@mui/joy/Card';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { getInitials, type Person } from './people';

interface PersonCardProps {
  person: Person;
  children?: ReactNode;
}

export default function PersonCard({ person, children }: PersonCardProps) {
  const { name, role, skills, days } = person;

  return (
    <Card component="li" sx={{ '--Card-radius': '12px' }}>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        <Avatar color="primary" aria-hidden="true">
          {getInitials(name)}
        </Avatar>
        <div>
          <Typography level="title-md" component="h3">
            {name}
          </Typography>
          <Typography sx={{ fontSize: 'sm', color: 'text.primary' }}>{role}</Typography>
        </div>
      </Stack>
      <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {skills.map((skill) => (
          <Chip key={skill} size="sm" variant="outlined">
            {skill}
          </Chip>
        ))}
      </Stack>
      <Typography sx={{ fontSize: 'sm', color: 'text.primary' }}>Available: {days}</Typography>
      {children}
    </Card>
  );
}
