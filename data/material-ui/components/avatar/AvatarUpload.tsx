import { useState } from 'react';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import Avatar from '@mui/material/Avatar';
import ButtonBase from '@mui/material/ButtonBase';

export default function AvatarUpload() {
  const [src, setSrc] = useState<string>();

  const show = (file: File | undefined) => {
    if (!file) return;
    const reader = new FileReader();
    reader.onload = () => setSrc(String(reader.result));
    reader.readAsDataURL(file);
  };

  return (
    <ButtonBase
      component="label"
      role={undefined}
      tabIndex={-1}
      sx={{
        borderRadius: '50%',
        '&:has(:focus-visible)': { outline: '2px solid', outlineOffset: 3 },
      }}
    >
      <Avatar
        src={src}
        alt=""
        sx={{ width: 80, height: 80, bgcolor: 'action.selected', color: 'text.primary' }}
      >
        <PhotoCameraOutlined />
      </Avatar>
      <input
        type="file"
        accept="image/*"
        aria-label="Portrait for the program"
        onChange={(event) => show(event.target.files?.[0])}
        style={{ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' }}
      />
    </ButtonBase>
  );
}
