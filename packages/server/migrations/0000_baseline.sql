CREATE TABLE "impersonation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "impersonation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "known_device" (
	"token_hash" text NOT NULL,
	"user_id" integer NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_device_token_hash_user_id_pk" PRIMARY KEY("token_hash","user_id")
);
--> statement-breakpoint
CREATE TABLE "login_failure" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"locked_until" timestamp with time zone,
	"last_failure_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailed_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"user_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_code_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"user_id" integer NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "session_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "app_user" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app_user_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"password_updated_at" timestamp with time zone,
	"first_name" text,
	"last_name" text,
	"is_admin" boolean DEFAULT false NOT NULL,
	"can_impersonate" boolean DEFAULT false NOT NULL,
	"email_verified_at" timestamp with time zone,
	"totp_secret" text,
	"totp_confirmed_at" timestamp with time zone,
	"totp_last_step" integer,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "app_user_uid_unique" UNIQUE("uid")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_id" integer NOT NULL,
	"acting_as_id" integer,
	"brand_id" integer,
	"action" text NOT NULL,
	"detail" jsonb
);
--> statement-breakpoint
CREATE TABLE "asset" (
	"address" text PRIMARY KEY NOT NULL,
	"brand_id" integer,
	"uploaded_by" integer,
	"purpose" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "billing_account" (
	"brand_id" integer PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	CONSTRAINT "billing_account_customerId_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "billing_event" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_notice" (
	"brand_id" integer NOT NULL,
	"reference" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_notice_brand_id_reference_pk" PRIMARY KEY("brand_id","reference")
);
--> statement-breakpoint
CREATE TABLE "billing_purchase" (
	"brand_id" integer NOT NULL,
	"reference" text NOT NULL,
	"user_id" integer,
	"impersonator_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_purchase_brand_id_reference_pk" PRIMARY KEY("brand_id","reference")
);
--> statement-breakpoint
CREATE TABLE "sms_bank" (
	"brand_id" integer PRIMARY KEY NOT NULL,
	"autorefill_plan_id" text,
	"autorefill_below" integer,
	"refill_key" text,
	"refill_plan_id" text
);
--> statement-breakpoint
CREATE TABLE "sms_credit_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_credit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"brand_id" integer NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"bought" integer NOT NULL,
	"free" integer NOT NULL,
	"bought_left" integer NOT NULL,
	"free_left" integer NOT NULL,
	"note" text NOT NULL,
	"actor_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sms_credit_entry_once" UNIQUE("brand_id","reference"),
	CONSTRAINT "sms_credit_entry_not_negative" CHECK ("sms_credit_entry"."bought_left" >= 0 and "sms_credit_entry"."free_left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "brand_partner" (
	"brand_a" integer NOT NULL,
	"brand_b" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "brand_partner_brand_a_brand_b_pk" PRIMARY KEY("brand_a","brand_b"),
	CONSTRAINT "brand_partner_order" CHECK ("brand_partner"."brand_a" < "brand_partner"."brand_b")
);
--> statement-breakpoint
CREATE TABLE "brand_favorite" (
	"brand_id" integer NOT NULL,
	"favorite_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "brand_favorite_brand_id_favorite_id_pk" PRIMARY KEY("brand_id","favorite_id")
);
--> statement-breakpoint
CREATE TABLE "brand_social" (
	"brand_id" integer NOT NULL,
	"network" text NOT NULL,
	"handle" text NOT NULL,
	"followers" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "brand_social_brand_id_network_pk" PRIMARY KEY("brand_id","network")
);
--> statement-breakpoint
CREATE TABLE "brand_tag" (
	"brand_id" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "brand_tag_brand_id_name_pk" PRIMARY KEY("brand_id","name")
);
--> statement-breakpoint
CREATE TABLE "brand" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brand_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_name" text NOT NULL,
	"name_key" text NOT NULL,
	"website" text,
	"website_host" text,
	"logo" text,
	"cover_photo" text,
	"description" text,
	"dedicated_list_size" integer,
	"profile_complete" boolean DEFAULT false NOT NULL,
	"legal_name" text,
	"incorporation_state" text,
	"entity_type" text,
	"address_l1" text,
	"address_l2" text,
	"city" text,
	"state" text,
	"zipcode" text,
	"country" text,
	"belt" text DEFAULT 'white' NOT NULL,
	"stripe_belt" text,
	"trial_type" text,
	"trial_ends_at" timestamp with time zone,
	"extended_trial_ends_at" timestamp with time zone,
	"offer_trial_ends_at" timestamp with time zone,
	"payment_method" text,
	"pending_preferred_terms_plan" text,
	"is_sensei" boolean DEFAULT false NOT NULL,
	"accepted_terms_version" integer,
	"income_data" jsonb,
	"content_samples" text[] DEFAULT '{}' NOT NULL,
	"hosted_campaigns" integer DEFAULT 0 NOT NULL,
	"total_campaigns" integer DEFAULT 0 NOT NULL,
	"campaigns_last_90_days" integer DEFAULT 0 NOT NULL,
	"avg_entries" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"rating_total" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brand_name_key" UNIQUE("name_key"),
	CONSTRAINT "brand_website_host" UNIQUE("website_host")
);
--> statement-breakpoint
CREATE TABLE "membership" (
	"user_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"role" text NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "membership_user_id_brand_id_pk" PRIMARY KEY("user_id","brand_id")
);
--> statement-breakpoint
CREATE TABLE "terms_acceptance" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "terms_acceptance_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"brand_id" integer NOT NULL,
	"version" integer NOT NULL,
	"user_id" integer,
	"impersonator_id" integer,
	"accepted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "terms_acceptance_once" UNIQUE("brand_id","version")
);
--> statement-breakpoint
CREATE TABLE "brand_invite" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brand_invite_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"brand_id" integer NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"invited_by_id" integer NOT NULL,
	"token_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "brand_invite_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "brand_block" (
	"brand_id" integer NOT NULL,
	"blocked_id" integer NOT NULL,
	"user_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "brand_block_brand_id_blocked_id_pk" PRIMARY KEY("brand_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "conversation_reading" (
	"conversation_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversation_reading_conversation_id_brand_id_user_id_pk" PRIMARY KEY("conversation_id","brand_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "conversation_side" (
	"brand_id" integer NOT NULL,
	"conversation_id" integer NOT NULL,
	"other_brand_id" integer NOT NULL,
	"latest_message_at" timestamp with time zone NOT NULL,
	"last_read_at" timestamp with time zone,
	"is_unread" boolean GENERATED ALWAYS AS (last_read_at is null or last_read_at <= latest_message_at) STORED NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"in_received_invitations" boolean DEFAULT false NOT NULL,
	"in_received_applications" boolean DEFAULT false NOT NULL,
	"in_sent_invitations" boolean DEFAULT false NOT NULL,
	"in_sent_applications" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "conversation_side_brand_id_conversation_id_pk" PRIMARY KEY("brand_id","conversation_id")
);
--> statement-breakpoint
CREATE TABLE "conversation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"brand_a" integer NOT NULL,
	"brand_b" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"latest_message_id" bigint NOT NULL,
	"latest_brand_id" integer NOT NULL,
	"latest_text" text NOT NULL,
	CONSTRAINT "conversation_pair" UNIQUE("brand_a","brand_b"),
	CONSTRAINT "conversation_order" CHECK ("conversation"."brand_a" < "conversation"."brand_b")
);
--> statement-breakpoint
CREATE TABLE "marked_reading" (
	"brand_id" integer NOT NULL,
	"conversation_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"side_read_before" timestamp with time zone,
	"user_read_before" timestamp with time zone,
	CONSTRAINT "marked_reading_brand_id_conversation_id_pk" PRIMARY KEY("brand_id","conversation_id")
);
--> statement-breakpoint
CREATE TABLE "message_count" (
	"brand_id" integer NOT NULL,
	"period_starts_on" date NOT NULL,
	"sent" integer NOT NULL,
	CONSTRAINT "message_count_brand_id_period_starts_on_pk" PRIMARY KEY("brand_id","period_starts_on")
);
--> statement-breakpoint
CREATE TABLE "message_report" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" bigint NOT NULL,
	"brand_id" integer NOT NULL,
	"user_id" integer,
	"reason" text NOT NULL,
	"comment" text,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by" integer,
	"outcome" text,
	CONSTRAINT "message_report_once" UNIQUE("message_id","brand_id")
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"sender_id" integer,
	"content" text NOT NULL,
	"kind" text,
	"invite_id" integer,
	"agreement_step" text,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	"send_key" uuid,
	"search" "tsvector" NOT NULL,
	CONSTRAINT "message_send_key" UNIQUE("brand_id","send_key")
);
--> statement-breakpoint
CREATE TABLE "metrics_day_count" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "metrics_day_count_day_kind_name_pk" PRIMARY KEY("day","kind","name")
);
--> statement-breakpoint
CREATE TABLE "metrics_day" (
	"day" date PRIMARY KEY NOT NULL,
	"sessions" integer NOT NULL,
	"people" integer NOT NULL,
	"brands" integer NOT NULL,
	"page_views" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "metrics_event" (
	"received_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"session_id" text NOT NULL,
	"action" text NOT NULL,
	"url" text NOT NULL,
	"user_id" integer,
	"brand_id" integer,
	"meta" jsonb
) PARTITION BY RANGE ("received_at");
--> statement-breakpoint
CREATE TABLE "notification_preference" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"muted_categories" text[] DEFAULT '{}' NOT NULL,
	"digest" text NOT NULL,
	"digested_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"category" text NOT NULL,
	"img" text,
	"text" text NOT NULL,
	"link_to" text,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"event_key" text
);
--> statement-breakpoint
CREATE TABLE "partnership_invite" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partnership_invite_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"host_brand_id" integer NOT NULL,
	"invitee_brand_id" integer NOT NULL,
	"is_application" boolean NOT NULL,
	"status" text NOT NULL,
	"agreement_step" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "partnership_invite_once" UNIQUE("campaign_id","invitee_brand_id")
);
--> statement-breakpoint
CREATE TABLE "integration_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "integration_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"brand_id" integer NOT NULL,
	"user_id" integer,
	"store_name" text NOT NULL,
	"comment" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_ticket" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "support_ticket_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"user_id" integer,
	"brand_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" integer,
	"desk_reference" text
);
--> statement-breakpoint
CREATE TABLE "campaign" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaign_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"host_brand_id" integer NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captcha_used_challenge" (
	"challenge" text PRIMARY KEY NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "keyed_call" (
	"id" text PRIMARY KEY NOT NULL,
	"request" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"answer" text
);
--> statement-breakpoint
CREATE TABLE "sandbox_mail" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gateway_credit" (
	"customer_id" text NOT NULL,
	"invoice_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gateway_credit_customer_id_invoice_id_pk" PRIMARY KEY("customer_id","invoice_id")
);
--> statement-breakpoint
CREATE TABLE "gateway_customer" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"default_method_id" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gateway_event" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gateway_invoice" (
	"id" text PRIMARY KEY NOT NULL,
	"serial" integer GENERATED ALWAYS AS IDENTITY (sequence name "gateway_invoice_serial_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" text NOT NULL,
	"status" text NOT NULL,
	"total_cents" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"purpose" jsonb NOT NULL,
	"charge_id" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"scheduled_failures" integer DEFAULT 0 NOT NULL,
	"first_failed_at" timestamp with time zone,
	"next_attempt_at" timestamp with time zone,
	"awaits_confirmation" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "gateway_method" (
	"id" text PRIMARY KEY NOT NULL,
	"serial" integer GENERATED ALWAYS AS IDENTITY (sequence name "gateway_method_serial_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"behavior" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "gateway_subscription" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"plan_id" text NOT NULL,
	"name" text NOT NULL,
	"price_cents" integer NOT NULL,
	"months" integer NOT NULL,
	"can_renew" boolean NOT NULL,
	"renews" boolean NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"periods" integer NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_charge" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_charge_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"customer" text NOT NULL,
	"card" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"status" text NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_charge_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"window_starts_at" timestamp with time zone NOT NULL,
	"calls" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "realtime_payload" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "realtime_payload_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform_secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_failing_phone" (
	"phone" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_text" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_text_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reference" text,
	"direction" text NOT NULL,
	"phone" text NOT NULL,
	"body" text NOT NULL,
	"image_url" text,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_text_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "impersonation" ADD CONSTRAINT "impersonation_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "impersonation" ADD CONSTRAINT "impersonation_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mailed_token" ADD CONSTRAINT "mailed_token_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_app_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_acting_as_id_app_user_id_fk" FOREIGN KEY ("acting_as_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "asset" ADD CONSTRAINT "asset_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "asset" ADD CONSTRAINT "asset_uploaded_by_app_user_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "billing_account" ADD CONSTRAINT "billing_account_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "billing_notice" ADD CONSTRAINT "billing_notice_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "billing_purchase" ADD CONSTRAINT "billing_purchase_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "billing_purchase" ADD CONSTRAINT "billing_purchase_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "billing_purchase" ADD CONSTRAINT "billing_purchase_impersonator_id_app_user_id_fk" FOREIGN KEY ("impersonator_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sms_bank" ADD CONSTRAINT "sms_bank_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sms_credit_entry" ADD CONSTRAINT "sms_credit_entry_brand_id_sms_bank_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."sms_bank"("brand_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sms_credit_entry" ADD CONSTRAINT "sms_credit_entry_actor_id_app_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "brand_partner" ADD CONSTRAINT "brand_partner_brand_a_brand_id_fk" FOREIGN KEY ("brand_a") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "brand_partner" ADD CONSTRAINT "brand_partner_brand_b_brand_id_fk" FOREIGN KEY ("brand_b") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "brand_favorite" ADD CONSTRAINT "brand_favorite_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "brand_favorite" ADD CONSTRAINT "brand_favorite_favorite_id_brand_id_fk" FOREIGN KEY ("favorite_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "brand_social" ADD CONSTRAINT "brand_social_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "brand_tag" ADD CONSTRAINT "brand_tag_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "terms_acceptance" ADD CONSTRAINT "terms_acceptance_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "terms_acceptance" ADD CONSTRAINT "terms_acceptance_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "terms_acceptance" ADD CONSTRAINT "terms_acceptance_impersonator_id_app_user_id_fk" FOREIGN KEY ("impersonator_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "brand_invite" ADD CONSTRAINT "brand_invite_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "brand_invite" ADD CONSTRAINT "brand_invite_invited_by_id_app_user_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "brand_block" ADD CONSTRAINT "brand_block_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "brand_block" ADD CONSTRAINT "brand_block_blocked_id_brand_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "brand_block" ADD CONSTRAINT "brand_block_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "conversation_reading" ADD CONSTRAINT "conversation_reading_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "conversation_reading" ADD CONSTRAINT "conversation_reading_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "conversation_reading" ADD CONSTRAINT "conversation_reading_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "conversation_side" ADD CONSTRAINT "conversation_side_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "conversation_side" ADD CONSTRAINT "conversation_side_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "conversation_side" ADD CONSTRAINT "conversation_side_other_brand_id_brand_id_fk" FOREIGN KEY ("other_brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_brand_a_brand_id_fk" FOREIGN KEY ("brand_a") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_brand_b_brand_id_fk" FOREIGN KEY ("brand_b") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "marked_reading" ADD CONSTRAINT "marked_reading_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "marked_reading" ADD CONSTRAINT "marked_reading_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "marked_reading" ADD CONSTRAINT "marked_reading_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "message_count" ADD CONSTRAINT "message_count_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "message_report" ADD CONSTRAINT "message_report_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "message_report" ADD CONSTRAINT "message_report_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "message_report" ADD CONSTRAINT "message_report_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "message_report" ADD CONSTRAINT "message_report_resolved_by_app_user_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_sender_id_app_user_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_invite_id_partnership_invite_id_fk" FOREIGN KEY ("invite_id") REFERENCES "public"."partnership_invite"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notification_preference" ADD CONSTRAINT "notification_preference_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "partnership_invite" ADD CONSTRAINT "partnership_invite_campaign_id_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaign"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "partnership_invite" ADD CONSTRAINT "partnership_invite_host_brand_id_brand_id_fk" FOREIGN KEY ("host_brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "partnership_invite" ADD CONSTRAINT "partnership_invite_invitee_brand_id_brand_id_fk" FOREIGN KEY ("invitee_brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "integration_request" ADD CONSTRAINT "integration_request_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "integration_request" ADD CONSTRAINT "integration_request_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "support_ticket" ADD CONSTRAINT "support_ticket_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "support_ticket" ADD CONSTRAINT "support_ticket_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "support_ticket" ADD CONSTRAINT "support_ticket_closed_by_app_user_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."app_user"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "campaign" ADD CONSTRAINT "campaign_host_brand_id_brand_id_fk" FOREIGN KEY ("host_brand_id") REFERENCES "public"."brand"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "gateway_credit" ADD CONSTRAINT "gateway_credit_customer_id_gateway_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."gateway_customer"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "gateway_event" ADD CONSTRAINT "gateway_event_customer_id_gateway_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."gateway_customer"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "gateway_invoice" ADD CONSTRAINT "gateway_invoice_customer_id_gateway_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."gateway_customer"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "gateway_method" ADD CONSTRAINT "gateway_method_customer_id_gateway_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."gateway_customer"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "gateway_subscription" ADD CONSTRAINT "gateway_subscription_customer_id_gateway_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."gateway_customer"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "impersonation_session_idx" ON "impersonation" USING btree ("session_id","user_id");
--> statement-breakpoint
CREATE INDEX "impersonation_user_idx" ON "impersonation" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "known_device_user_idx" ON "known_device" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "mailed_token_user_idx" ON "mailed_token" USING btree ("user_id","purpose","created_at");
--> statement-breakpoint
CREATE INDEX "session_user_idx" ON "session" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "session_expiry_idx" ON "session" USING btree ("expires_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_email_key" ON "app_user" USING btree (lower("email"));
--> statement-breakpoint
CREATE INDEX "audit_log_actor_idx" ON "audit_log" USING btree ("actor_id");
--> statement-breakpoint
CREATE INDEX "audit_log_acting_as_idx" ON "audit_log" USING btree ("acting_as_id") WHERE acting_as_id is not null;
--> statement-breakpoint
CREATE INDEX "audit_log_brand_idx" ON "audit_log" USING btree ("brand_id") WHERE brand_id is not null;
--> statement-breakpoint
CREATE INDEX "asset_brand_idx" ON "asset" USING btree ("brand_id","created_at");
--> statement-breakpoint
CREATE INDEX "asset_uploader_idx" ON "asset" USING btree ("uploaded_by");
--> statement-breakpoint
CREATE INDEX "billing_purchase_user_idx" ON "billing_purchase" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "billing_purchase_impersonator_idx" ON "billing_purchase" USING btree ("impersonator_id");
--> statement-breakpoint
CREATE INDEX "sms_credit_entry_newest_idx" ON "sms_credit_entry" USING btree ("brand_id","id");
--> statement-breakpoint
CREATE INDEX "sms_credit_entry_actor_idx" ON "sms_credit_entry" USING btree ("actor_id");
--> statement-breakpoint
CREATE INDEX "brand_partner_brand_b_idx" ON "brand_partner" USING btree ("brand_b");
--> statement-breakpoint
CREATE INDEX "brand_favorite_favorite_idx" ON "brand_favorite" USING btree ("favorite_id");
--> statement-breakpoint
CREATE INDEX "brand_tag_name_idx" ON "brand_tag" USING btree ("name");
--> statement-breakpoint
CREATE INDEX "membership_brand_idx" ON "membership" USING btree ("brand_id");
--> statement-breakpoint
CREATE INDEX "terms_acceptance_user_idx" ON "terms_acceptance" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "terms_acceptance_impersonator_idx" ON "terms_acceptance" USING btree ("impersonator_id") WHERE impersonator_id is not null;
--> statement-breakpoint
CREATE INDEX "brand_invite_brand_idx" ON "brand_invite" USING btree ("brand_id","created_at");
--> statement-breakpoint
CREATE INDEX "brand_invite_inviter_idx" ON "brand_invite" USING btree ("invited_by_id");
--> statement-breakpoint
CREATE INDEX "brand_block_blocked_idx" ON "brand_block" USING btree ("blocked_id");
--> statement-breakpoint
CREATE INDEX "brand_block_user_idx" ON "brand_block" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "conversation_reading_brand_idx" ON "conversation_reading" USING btree ("brand_id");
--> statement-breakpoint
CREATE INDEX "conversation_reading_user_idx" ON "conversation_reading" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "conversation_side_conversation_idx" ON "conversation_side" USING btree ("conversation_id");
--> statement-breakpoint
CREATE INDEX "conversation_side_other_brand_idx" ON "conversation_side" USING btree ("other_brand_id");
--> statement-breakpoint
CREATE INDEX "conversation_side_inbox_idx" ON "conversation_side" USING btree ("brand_id","is_unread","latest_message_at","conversation_id") WHERE not is_archived;
--> statement-breakpoint
CREATE INDEX "conversation_side_archive_idx" ON "conversation_side" USING btree ("brand_id","is_unread","latest_message_at","conversation_id") WHERE is_archived;
--> statement-breakpoint
CREATE INDEX "conversation_side_received_invitations_idx" ON "conversation_side" USING btree ("brand_id","is_unread","latest_message_at","conversation_id") WHERE in_received_invitations and not is_archived;
--> statement-breakpoint
CREATE INDEX "conversation_side_received_applications_idx" ON "conversation_side" USING btree ("brand_id","is_unread","latest_message_at","conversation_id") WHERE in_received_applications and not is_archived;
--> statement-breakpoint
CREATE INDEX "conversation_side_sent_invitations_idx" ON "conversation_side" USING btree ("brand_id","is_unread","latest_message_at","conversation_id") WHERE in_sent_invitations and not is_archived;
--> statement-breakpoint
CREATE INDEX "conversation_side_sent_applications_idx" ON "conversation_side" USING btree ("brand_id","is_unread","latest_message_at","conversation_id") WHERE in_sent_applications and not is_archived;
--> statement-breakpoint
CREATE INDEX "conversation_brand_b_idx" ON "conversation" USING btree ("brand_b");
--> statement-breakpoint
CREATE INDEX "marked_reading_conversation_idx" ON "marked_reading" USING btree ("conversation_id");
--> statement-breakpoint
CREATE INDEX "marked_reading_user_idx" ON "marked_reading" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "marked_reading_marked_at_idx" ON "marked_reading" USING btree ("marked_at");
--> statement-breakpoint
CREATE INDEX "message_report_brand_idx" ON "message_report" USING btree ("brand_id");
--> statement-breakpoint
CREATE INDEX "message_report_user_idx" ON "message_report" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "message_report_resolver_idx" ON "message_report" USING btree ("resolved_by") WHERE resolved_by is not null;
--> statement-breakpoint
CREATE INDEX "message_report_open_idx" ON "message_report" USING btree ("id") WHERE resolved_at is null;
--> statement-breakpoint
CREATE INDEX "message_sender_idx" ON "message" USING btree ("sender_id");
--> statement-breakpoint
CREATE INDEX "message_file_idx" ON "message" USING btree ("id") WHERE content like '%/files/uploads/%';
--> statement-breakpoint
CREATE INDEX "message_conversation_idx" ON "message" USING btree ("conversation_id","id");
--> statement-breakpoint
CREATE INDEX "message_invite_idx" ON "message" USING btree ("invite_id") WHERE invite_id is not null;
--> statement-breakpoint
CREATE INDEX "message_search_idx" ON "message" USING gin ("search");
--> statement-breakpoint
CREATE INDEX "metrics_event_received_idx" ON "metrics_event" USING btree ("received_at");
--> statement-breakpoint
CREATE INDEX "metrics_event_session_idx" ON "metrics_event" USING btree ("session_id");
--> statement-breakpoint
CREATE INDEX "notification_unread_idx" ON "notification" USING btree ("user_id","brand_id","created_at","id") WHERE read_at is null;
--> statement-breakpoint
CREATE INDEX "notification_read_idx" ON "notification" USING btree ("user_id","brand_id","created_at","id") WHERE read_at is not null;
--> statement-breakpoint
CREATE INDEX "notification_age_idx" ON "notification" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "notification_brand_idx" ON "notification" USING btree ("brand_id");
--> statement-breakpoint
CREATE INDEX "notification_img_idx" ON "notification" USING btree ("img") WHERE img is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "notification_once" ON "notification" USING btree ("user_id","brand_id","event_key");
--> statement-breakpoint
CREATE INDEX "partnership_invite_host_idx" ON "partnership_invite" USING btree ("host_brand_id","created_at");
--> statement-breakpoint
CREATE INDEX "partnership_invite_invitee_idx" ON "partnership_invite" USING btree ("invitee_brand_id","created_at");
--> statement-breakpoint
CREATE INDEX "integration_request_brand_idx" ON "integration_request" USING btree ("brand_id");
--> statement-breakpoint
CREATE INDEX "integration_request_user_idx" ON "integration_request" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "support_ticket_open_idx" ON "support_ticket" USING btree ("id") WHERE closed_at is null;
--> statement-breakpoint
CREATE INDEX "support_ticket_user_idx" ON "support_ticket" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "support_ticket_brand_idx" ON "support_ticket" USING btree ("brand_id");
--> statement-breakpoint
CREATE INDEX "support_ticket_closer_idx" ON "support_ticket" USING btree ("closed_by") WHERE closed_by is not null;
--> statement-breakpoint
CREATE INDEX "campaign_host_idx" ON "campaign" USING btree ("host_brand_id");
--> statement-breakpoint
CREATE INDEX "captcha_used_at_idx" ON "captcha_used_challenge" USING btree ("used_at");
--> statement-breakpoint
CREATE INDEX "keyed_call_started_at_idx" ON "keyed_call" USING btree ("started_at");
--> statement-breakpoint
CREATE INDEX "gateway_event_customer_idx" ON "gateway_event" USING btree ("customer_id");
--> statement-breakpoint
CREATE INDEX "gateway_invoice_customer_idx" ON "gateway_invoice" USING btree ("customer_id");
--> statement-breakpoint
CREATE INDEX "gateway_invoice_due_idx" ON "gateway_invoice" USING btree ("next_attempt_at");
--> statement-breakpoint
CREATE INDEX "gateway_method_customer_idx" ON "gateway_method" USING btree ("customer_id");
--> statement-breakpoint
CREATE INDEX "gateway_subscription_due_idx" ON "gateway_subscription" USING btree ("period_end");
--> statement-breakpoint
CREATE INDEX "sandbox_text_phone_idx" ON "sandbox_text" USING btree ("phone");
--> statement-breakpoint
-- Catches what no day's partition was made for, so that nothing is refused.
CREATE TABLE "metrics_event_other" PARTITION OF "metrics_event" DEFAULT;
--> statement-breakpoint
-- Every process keeps for a moment who is behind a session, and must hear when that changes.
CREATE FUNCTION "tell_caller_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('tandem_callers', TG_ARGV[0] || (to_jsonb(coalesce(OLD, NEW)) ->> TG_ARGV[1]));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "session_tells_callers" AFTER UPDATE OF revoked_at, token_hash ON "session"
FOR EACH ROW EXECUTE FUNCTION "tell_caller_changed"('user ', 'user_id');
--> statement-breakpoint
CREATE TRIGGER "app_user_tells_callers" AFTER UPDATE OR DELETE ON "app_user"
FOR EACH ROW EXECUTE FUNCTION "tell_caller_changed"('user ', 'id');
--> statement-breakpoint
CREATE TRIGGER "membership_tells_callers" AFTER INSERT OR UPDATE OR DELETE ON "membership"
FOR EACH ROW EXECUTE FUNCTION "tell_caller_changed"('user ', 'user_id');
--> statement-breakpoint
CREATE TRIGGER "brand_tells_callers" AFTER UPDATE OF account_name, logo, website OR DELETE ON "brand"
FOR EACH ROW EXECUTE FUNCTION "tell_caller_changed"('brand ', 'id');
