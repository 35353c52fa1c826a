import { useNavigate } from 'react-router';
import { path } from '../../../lib/path.ts';
import { trpc } from '../../../lib/trpc.ts';
import { errorText } from '../../../ui/error-text.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { routeOfStep } from '../editor/steps.ts';
import { useSession } from '../state/resume-context.tsx';

/** Makes a view of the resume that is being edited, or of its original, and opens it. It begins with what has just been typed. */
export function useCreateView() {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const session = useSession();
  const create = trpc.resume.createView.useMutation({
    onSuccess: async ({ resume }) => {
      await Promise.all([utils.resume.list.invalidate(), utils.resume.views.invalidate()]);
      await navigate(path(routeOfStep('personal-data'), { id: resume.uuid }));
    },
    onError: (error) => showToast({ type: 'error', text: errorText(error) }),
  });
  const add = async (view: Parameters<typeof create.mutate>[0]) => {
    await session.flush();
    create.mutate(view);
  };
  return { add, isPending: create.isPending };
}
